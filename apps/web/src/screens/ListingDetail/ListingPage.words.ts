export const words = {
  ended: {
    reserved: 'This is reserved. It may become available again.',
    sold: 'This has been sold.',
    expired: 'This listing has expired.',
  } as Readonly<Record<string, string>>,
  notOffered: 'This is not for sale at the moment.',
};
