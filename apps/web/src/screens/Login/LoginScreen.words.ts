export const words = { forgot: 'Forgot your password?', newHere: 'New here?' };
