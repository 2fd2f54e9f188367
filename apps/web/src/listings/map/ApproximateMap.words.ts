export const words = {
  title: 'Location',
  approximate: 'Approximate location',
  map: 'Map of about where it is',
};
