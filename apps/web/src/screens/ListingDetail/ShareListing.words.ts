export const words = { share: 'Share', copied: 'Link copied' };
