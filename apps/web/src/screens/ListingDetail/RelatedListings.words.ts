export const words = { similar: 'Similar listings', nearby: 'Similar listings nearby' };
