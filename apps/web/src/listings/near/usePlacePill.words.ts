import { type Near } from './keptNear.ts';

export const words = {
  within: (place: string, radius: Near['radius']) => (radius === 'any' ? place : `${place} · ${radius} mi`),
};
