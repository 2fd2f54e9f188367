export const words = { stay: 'Stay here', stayed: 'You are staying here.' };
