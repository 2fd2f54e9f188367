export const words = {
  notArrived: 'This page didn’t load.',
  stopped: 'This page stopped working.',
  again: 'Loading it again usually helps; nothing you saved is lost.',
};
