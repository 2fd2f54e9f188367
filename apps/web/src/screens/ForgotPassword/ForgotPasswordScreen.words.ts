export const words = {
  title: 'Forgot your password?',
  lead: 'Tell us your email address and we send you a link to choose a new one.',
  send: 'Send the link',
  /** Around the email address. */
  sent: { before: 'If there is an account for ', after: ', a link to choose a new password is on its way.' },
};
