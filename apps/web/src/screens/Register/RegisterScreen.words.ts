import { limits } from '@porchlight/domain';

export const words = {
  lead: 'An account lets you post, save and write to your neighbors. It is free.',
  haveAccount: 'Already have an account?',
  nameHint: 'As your neighbors will see it.',
  passwordHint: `At least ${limits.registerPasswordMin} characters.`,
  again: 'Password once more',
  /** A sentence with two links. */
  accept: {
    before: 'By signing up you accept the ',
    terms: 'terms',
    between: ' and the ',
    privacy: 'privacy policy',
    after: '.',
  },
};
