import { blocksMax } from '../limits/index.ts';

/** Blocking someone, which they are never told of. */
export const own = 'You cannot block yourself';
export const tooMany = `You can block up to ${blocksMax} people`;
