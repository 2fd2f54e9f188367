export const words = { send: 'Send a new link' };
