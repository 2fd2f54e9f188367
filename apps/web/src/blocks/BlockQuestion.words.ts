export const words = {
  title: (name: string) => `Block ${name}?`,
  message:
    'You won’t see each other’s listings and conversations, and neither of you can write to the other. We won’t notify them. You can unblock them in your profile.',
  block: 'Block',
  blocked: (name: string) => `Blocked: ${name}`,
  unblocked: (name: string) => `Unblocked: ${name}`,
  undo: 'Undo',
  news: 'News of blocking',
};
