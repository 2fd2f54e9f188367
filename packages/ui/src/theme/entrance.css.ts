import { keyframes } from '@vanilla-extract/css';

/** The start of an entrance, as a `transform`. */
export const enteringFrom = '--pl-entering-from';

/** From invisible to the element's own state. */
export const entrance = keyframes({ from: { opacity: 0, transform: `var(${enteringFrom})` } });
