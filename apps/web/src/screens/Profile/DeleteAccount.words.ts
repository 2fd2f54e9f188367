import { limits, texts } from '@porchlight/domain';

export const words = {
  title: 'Delete your account',
  about:
    'This is done at once and cannot be taken back. Unless your account is suspended, your address can be used for a new one.',
  goes: 'What goes',
  gone: [
    'Your listings and their photos',
    'What you saved, whom you blocked, and what we write to you about',
    'Your name, your picture, your address and your password',
    'Every place where you are signed in, and what you have not sent on this device',
  ],
  stays: 'What stays',
  staying: [
    `Messages you wrote, with the people you wrote to. Instead of your name it says “${texts.common.deletedUser}”, and no one can answer.`,
    `Questions you sent us, so that we can answer them, for ${limits.supportRetentionYears} years at most. Of the reports you sent while signed in, only what they are about; reports sent without signing in stay as they are for the same time.`,
    'What moderators decided, in a log without your name.',
    'While your account is suspended: a scrambled form of your address, which opens no new account before that is over.',
  ],
  open: 'Delete my account',
  question: 'Delete your account for good?',
  ask: 'Enter your password to confirm.',
  confirm: 'Delete for good',
  keep: 'Keep it',
  failed: 'Your account could not be deleted. Please try again.',
  done: 'Your account is deleted.',
};
