export const words = {
  text: 'Nobody is home at this address. The link may be old, or it was typed with a slip.',
};
