export const words = {
  memoryOnly: 'This browser does not keep data for us, so you stay signed in only until you close this tab.',
};
