export const words = {
  title: 'Blocked people',
  about: 'You and they don’t see each other’s listings and conversations. We don’t notify them.',
  nobody: 'You haven’t blocked anyone. “Block” is in conversations, next to listings and on sellers’ pages.',
  failed: 'The people you blocked could not be loaded',
  since: (date: string) => `Since ${date}`,
  unblock: 'Unblock',
  again: 'Block again',
  free: 'Unblocked',
  unblocked: (name: string) => `Unblocked: ${name}`,
  blocked: (name: string) => `Blocked: ${name}`,
};
