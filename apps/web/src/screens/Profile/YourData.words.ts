import { limits } from '@porchlight/domain';

export const words = {
  title: 'Your data',
  about: `A ZIP file with your profile, listings, photos, messages and everything else that is yours, in a format that programs can read. You can download it here for ${limits.exportHours} hours, until you sign out or change your password.`,
  ask: 'Make a copy',
  again: 'Make another copy',
  download: 'Download the copy',
  making:
    'We’re making your copy. We’ll email you when it’s ready. You can leave this page, but stay signed in.',
  failed: 'Your copy couldn’t be made. Try again.',
  over: 'Your copy has expired. You can make another one.',
  ready: (size: string, until: string) => `Your copy is ready: ${size}, until ${until}.`,
  elsewhere:
    'Your copy is ready on the device where you asked for it. To download it here, make another copy.',
  loadFailed: 'The status of your copy didn’t load',
  question: 'Make a copy of your data?',
  confirmation: 'Enter your password to confirm.',
  cancel: 'Cancel',
  notAsked: 'Your copy couldn’t be made. Try again.',
};
