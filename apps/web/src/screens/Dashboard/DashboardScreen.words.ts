export const words = {
  unread: (count: number) => `${count} unread`,
  actions: 'Quick actions',
  empty: 'What you post is shown here.',
};
