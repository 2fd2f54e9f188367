export const words = { needsScripts: 'This form needs JavaScript. Switch it on in your browser to use it.' };
