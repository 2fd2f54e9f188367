/** Texts of every control that asks to block a user. */
export const blockWords = { block: 'Block', notLoaded: 'This didn’t load. Reload the page.' };
