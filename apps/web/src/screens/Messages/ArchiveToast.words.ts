export const words = {
  archived: (name: string) => `Archived: ${name}`,
  broughtBack: (name: string) => `Back in the inbox: ${name}`,
  undo: 'Undo',
};
