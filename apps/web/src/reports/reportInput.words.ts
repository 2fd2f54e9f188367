export const words = {
  message: (name: string) => `Message from ${name}`,
  listing: (title: string) => `Listing: ${title}`,
  person: (name: string) => `User: ${name}`,
  noWords: (reason: string) => `${reason}. (No description.)`,
};
