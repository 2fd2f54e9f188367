export const words = {
  title: 'Stop these emails?',
  about: 'We will not write to you about this any more:',
  noneNamed: 'We will not write to you about this any more.',
  others: 'You’ll still get emails about your account itself, such as a changed password.',
  stop: 'Stop these emails',
  failed: 'Couldn’t stop these emails. Try again.',
  stopped: 'Emails stopped',
  again: 'Changed your mind? In your profile you can turn them on again.',
  choose: 'Choose your emails',
};
