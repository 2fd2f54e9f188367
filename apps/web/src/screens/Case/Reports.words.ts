export const words = {
  reports: 'What people said',
  signals: 'What was noticed automatically',
  evidence: 'Evidence',
  visitor: 'A visitor',
  signal: 'A signal decides nothing: it only says where to look.',
};
