/** Whether this is a run of `npm test`, which leaves repetitions to CI. */
export const isShort = process.env['TEST_SCOPE'] === 'short';
