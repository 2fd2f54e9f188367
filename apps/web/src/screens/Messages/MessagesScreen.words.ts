export const words = {
  choose: 'Choose a conversation to read it.',
  found: (count: number) => (count === 1 ? '1 conversation found' : `${count} conversations found`),
};
