import { brand, limits } from '@porchlight/domain';

export const words = {
  confirmEmail: {
    subject: `Confirm your email address for ${brand.name}`,
    lead: `Someone entered this address for a ${brand.name} account. Open the account to see whose it is. If it’s yours, confirm the address there:`,
    action: 'See the account',
    validity: `The link works for ${limits.confirmTokenHours} hours, or until the address is confirmed or removed.`,
    notYou:
      'If you didn’t create this account, don’t confirm. You can ignore this email, or choose “This isn’t me” on the page to remove your address from the account.',
  },
  emailChangeAsked: {
    subject: `A new email address for your ${brand.name} account`,
    lead: `Someone entered a new email address for your ${brand.name} account. Until that address is confirmed, nothing changes: we email you here, and you sign in with this address.`,
    notYou: `If that wasn’t you, change your password right away, which also cancels the new address, and write to ${brand.supportEmail}.`,
  },
  passwordReset: {
    subject: `Reset your ${brand.name} password`,
    lead: `Someone asked to reset the password of your ${brand.name} account. If that was you, choose a new one here:`,
    action: 'Choose a new password',
    validity: `The link works once, for ${limits.resetTokenMinutes} minutes.`,
    notYou: 'If it wasn’t you, you can ignore this email. Your password hasn’t changed.',
  },
  exportReady: {
    subject: `Your ${brand.name} data is ready`,
    lead: 'The copy of your data is ready. Download it from your profile, on the device where you asked for it:',
    action: 'Open your profile',
    validity: `We delete it ${limits.exportHours} hours after you asked for it, or when you sign out there or change your password.`,
    notYou: `If you didn’t ask for it, change your password and write to ${brand.supportEmail}.`,
  },
  passwordChanged: {
    subject: `Your ${brand.name} password was changed`,
    lead: `The password of your ${brand.name} account was just changed, and your other devices were signed out.`,
    notYou: `If that wasn’t you, choose a new password right away with the “Forgot password” link on the sign-in page, and write to ${brand.supportEmail}.`,
  },
  emailChanged: {
    subject: `Your ${brand.name} email address was changed`,
    lead: `The email address of your ${brand.name} account was just changed. From now on, we email you at the new address, and you sign in with it.`,
    notYou: `If that wasn’t you, write to ${brand.supportEmail} right away.`,
  },
  listingExpires: {
    named: (title: string): string => `“${title}”`,
    unnamed: 'One of your listings',
    subject: (what: string, day: string): string => `${what} expires on ${day}`,
    lead: (what: string, day: string): string =>
      `${what} expires on ${day}. If it’s still available, renew it for another ${limits.listingDays} days:`,
    action: 'Renew the listing',
    gone: 'If it’s gone, you don’t need to do anything.',
  },
  alreadyRegistered: {
    subject: `You already have a ${brand.name} account`,
    lead: `Someone entered this address for another ${brand.name} account. You already have one, so nothing has changed. You can sign in here:`,
    action: 'Sign in',
    notYou: 'If it wasn’t you, you can ignore this email.',
  },
  claimedAddress: {
    subject: `Your email address is used by a ${brand.name} account`,
    lead: `Someone entered this address for a ${brand.name} account. One already uses it, but the address was never confirmed. To use that account, choose a new password:`,
    action: 'Choose a new password',
    validity: `The link works once, for ${limits.resetTokenMinutes} minutes. It confirms your address and signs out every device. If someone else created the account, check its name and listings after you sign in.`,
    notWanted:
      'If you don’t want this account, choose “This isn’t me” on this page. It deletes the account and frees your address:',
    remove: 'Remove my address',
    notYou: 'You can also ignore this email. The address then stays unconfirmed.',
  },
  reportReceived: {
    subject: (number: string): string => `We received your report (${number})`,
    lead: `Thank you for your report to ${brand.name}. Our team reviews reports within ${limits.reportReviewHours} hours.`,
    danger: `If you’re in danger, call ${limits.emergencyNumber}. To add something, reply to this email or write to ${brand.reportsEmail}.`,
    notYou:
      'If you didn’t report anything, someone entered your address by mistake, and you can ignore this email.',
  },
};
