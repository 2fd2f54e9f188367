export const words = {
  hint: 'The user and those who reported can read it. Don’t name anyone.',
  reason: 'Choose a reason',
  decide: 'Decide',
  putBack: 'Put back for others',
  close: 'Not now',
};
