import { brand } from '@porchlight/domain';

export const words = {
  callTitle: 'The light is on',
  call: 'Open a free account to post your own listings, save what you like and write to the people behind it.',
  why: `Why neighbors use ${brand.name}`,
};
