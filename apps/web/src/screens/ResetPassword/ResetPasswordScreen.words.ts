export const words = { redirecting: 'The sign-in page opens in a moment.' };
