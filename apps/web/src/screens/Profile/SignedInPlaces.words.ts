export const words = {
  title: 'Where you are signed in',
  about: 'If you do not know one of these, sign out there and change your password.',
  onlyHere: 'You are signed in here and nowhere else.',
  failed: 'The places where you are signed in could not be loaded',
  unknown: 'Unknown device',
  here: 'Here',
  times: (used: string, begun: string) => `Last used ${used} · signed in ${begun}`,
  ended: (device: string) => `Signed out: ${device}`,
  everywhere: 'Sign out everywhere else',
  everywhereDone: 'You are signed out everywhere else.',
  question: 'Sign out everywhere else?',
  consequence:
    'Every other browser and phone has to sign in again. What was not sent there may be lost. You stay signed in here.',
};
