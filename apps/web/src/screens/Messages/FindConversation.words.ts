export const words = {
  find: 'Search conversations',
  boxes: 'Which conversations',
  inbox: 'Inbox',
  archived: 'Archived',
};
