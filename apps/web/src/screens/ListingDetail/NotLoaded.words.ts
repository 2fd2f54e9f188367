export const words = { notLoaded: 'The form didn’t load. Reload the page.' };
