import { keyframes } from '@vanilla-extract/css';

/** The place that something comes in from, as a `transform`. */
export const enteringFrom = '--pl-entering-from';

/** From out of sight to wherever and however it rests. */
export const entrance = keyframes({ from: { opacity: 0, transform: `var(${enteringFrom})` } });
