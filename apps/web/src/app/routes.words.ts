/** Titles of pages that the navigation doesn't name. */
export const titles = {
  forgotPassword: 'Forgot your password?',
  resetPassword: 'Choose a new password',
  confirmEmail: 'Confirm your email address',
  unsubscribe: 'Unsubscribe',
  desk: 'Cases',
  deskLog: 'Moderation log',
  deskModerators: 'Moderators',
};
