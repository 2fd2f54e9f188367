import { blocksMax } from '../limits/index.ts';

/** Blocking a user. The blocked user is not notified. */
export const own = 'You cannot block yourself';
export const tooMany = `You can block up to ${blocksMax} people`;
