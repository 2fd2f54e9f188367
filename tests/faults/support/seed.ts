const given = process.env['FAULTS_SEED'];

/** The seed of a run, printed so that the run can be repeated: `FAULTS_SEED=… pnpm faults`. */
export function seedOf(what: string): number {
  const seed = given === undefined ? Math.trunc(Math.random() * 2 ** 31) : Number(given);
  console.log(`${what}: FAULTS_SEED=${seed}`);
  return seed;
}

/** Random numbers from 0 to below 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
