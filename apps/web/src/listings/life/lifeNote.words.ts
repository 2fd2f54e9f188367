/** Texts with the buyer's name, by status. */
export const promised = {
  reserved: (name: string) => `Reserved for ${name}`,
  sold: (name: string) => `Sold to ${name}`,
};
