export const words = {
  call: (phone: string) => `Call ${phone}`,
  failed: 'Couldn’t load the phone number. Try again.',
};
