export const words = {
  near: (count: string, place: string) => `${count} near ${place}`,
  all: 'Show all',
};
