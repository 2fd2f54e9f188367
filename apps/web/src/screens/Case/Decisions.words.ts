export const words = {
  undone: (name: string, when: string) => `Taken back by ${name}, ${when}`,
  by: (name: string, when: string) => `${name}, ${when}`,
  undo: 'Take back',
  open: 'Open that case',
};
