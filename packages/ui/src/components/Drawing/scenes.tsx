import { createDrawing, streetLamp } from './createDrawing.tsx';
import * as styles from './Drawing.css.ts';

/* Scenes that any page can need: an empty list, and a failure. One export per scene, as with icons. */

/** A house with its porch lit: an empty list. */
export const PorchDrawing = /* #__PURE__ */ createDrawing(
  <>
    <path className={styles.paper} d="M40 104V58l34-28 34 28v46" />
    <path d="m32 64 42-35 42 35M96 47V32h9v22" />
    <path className={styles.light} d="M70 66h22l12 38H58Z" />
    <path className={styles.paper} d="M70 104V76a1 1 0 0 1 1-1h20a1 1 0 0 1 1 1v28" />
    <path className={styles.lamp} d="M78 60h6l2 7h-10Z" />
    <path d="M81 60v-4M87 91h.1M50 74h10v11H50Z" />
    <path className={styles.leaf} d="M122 104c-7 0-10-4-10-9s4-9 10-9 11 4 11 9-4 9-11 9Z" />
  </>,
);

/** A street lamp that is out: something failed. */
export const DarkDrawing = /* #__PURE__ */ createDrawing(
  <>
    {streetLamp(80, false)}
    <path d="M104 30l6-4M106 40h7M56 30l-6-4M54 40h-7" />
    <path className={styles.leaf} d="M44 104c-6 0-10-4-10-9s4-9 10-9 11 4 11 9-4 9-11 9Z" />
    <path d="M112 104V90l8-7 8 7v14" />
  </>,
);
