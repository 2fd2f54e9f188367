/**
 * Options for property tests: the same sequences in every run, so that failures are reproducible. `SEED` sets another
 * seed.
 */
export const seeded = { seed: Number(process.env['SEED'] ?? 20_260_615) };
