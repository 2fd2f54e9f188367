export const words = {
  reserve: (name: string) => `Reserve it for ${name}`,
};
