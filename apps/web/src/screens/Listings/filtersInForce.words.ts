export const words = {
  bounds: 'In this part of the map',
  without: (name: string) => `Without ${name}’s listings`,
  // A deleted user, or not known yet.
  withoutSomebody: 'Without one seller’s listings',
};
