export const leaveWords = {
  unsaved: 'Leave without saving?',
  unpublished: 'Leave without publishing?',
  lost: 'What you wrote here will be lost.',
  leave: 'Leave',
};
