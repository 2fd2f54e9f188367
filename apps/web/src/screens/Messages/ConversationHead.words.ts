export const words = {
  own: {
    reserved: 'You reserved this.',
    sold: 'You sold this.',
    expired: 'This has expired.',
    further: 'See your listings',
  },
  theirs: {
    reserved: (name: string) => `You reserved this for ${name}.`,
    sold: (name: string) => `You sold this to ${name}.`,
  },
  yours: {
    reserved: 'It is reserved for you.',
    sold: 'It was sold to you.',
  },
  others: {
    reserved: 'This is reserved.',
    sold: 'This is sold.',
    expired: 'This has expired.',
    further: 'See others like it',
  },
};
