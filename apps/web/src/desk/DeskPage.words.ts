export const words = {
  ways: 'Moderation',
  queue: 'Cases',
  log: 'Log',
  moderators: 'Moderators',
  leave: 'Go to the home page',
};
