import { limits } from '@porchlight/domain';

export const words = {
  title: 'Choose a new password',
  password: 'New password',
  hint: `At least ${limits.resetPasswordMin} characters, with a lowercase letter, an uppercase letter and a number.`,
  again: 'New password once more',
  save: 'Save the new password',
  newLink: 'Ask for a new link',
  changed: 'Password changed',
  redirecting: 'The sign-in page opens in a moment.',
};
