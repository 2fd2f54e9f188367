export const words = {
  loading: 'Checking the link',
  wait: 'One moment.',
  question: 'Is this your account?',
  lead: {
    account: (email: string) => `This account was created with your address, ${email}:`,
    change: (email: string) => `This account wants to change its address to yours, ${email}:`,
  },
  since: (when: string) => `Created ${when}`,
  confirm: 'Confirm this address',
  warning: {
    account: 'If you didn’t create this account, don’t confirm: someone else may have used your address.',
    change: 'If this isn’t your account, don’t confirm: someone else may have entered your address.',
  },
  notMe: 'This isn’t me',
  removal: 'Remove your address from this account?',
  consequence: {
    account: 'The account is deleted with its listings. You can use your address for a new one.',
    change: 'The account keeps the address it has now.',
  },
  remove: 'Remove my address',
  confirmed: 'Address confirmed',
  removed: 'Address removed',
  toProfile: 'Go to your profile',
  failed: 'This link doesn’t work',
  signIn: 'Sign in to get a new link',
  unreached: 'The link couldn’t be checked',
  retry: 'Try again',
};
