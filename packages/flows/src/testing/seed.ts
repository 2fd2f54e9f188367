/**
 * How properties are tried: the same sequences in every run, so that a failure is one for everyone. `SEED`
 * takes another road.
 */
export const seeded = { seed: Number(process.env['SEED'] ?? 20_260_615) };
