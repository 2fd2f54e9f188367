import { texts } from '@porchlight/domain';

export const words = {
  ofDraft: (title: string) => `Sign out and delete the draft of ${title}?`,
  ofAll: 'Sign out and delete what you have not sent?',
  kept: 'It’s stored on this device only. Signing out deletes it, so the next person here can’t see it.',
  keptAll: (things: string) =>
    `Kept on this device only: ${things}. Signing out deletes it, so the next person here can’t see it.`,
  quoted: (title: string) => `“${title}”`,
  untitled: 'a listing without a title',
  draft: (title: string) => `the draft of ${title}`,
  photos: 'photos that did not reach their listing',
  message: 'a message',
  confirm: `${texts.navigation.signOut} and delete`,
  cancel: 'Stay signed in',
};
