export const words = {
  title: 'Confirm your address',
  own: 'We sent a link to this address. Open it to show that the address is yours:',
  pending: 'We sent a link to your new address. Until you open it, you sign in with the old one:',
  cancel: 'Keep the old address',
};
