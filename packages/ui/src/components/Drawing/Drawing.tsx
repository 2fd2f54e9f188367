import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './Drawing.css.ts';

export type DrawingName = 'porch' | 'search' | 'mailbox' | 'birdhouse' | 'dark' | 'signpost';

const ground = <path className={styles.ground} d="M10 104h140" />;

/** A street lamp at `x`, lit or not. */
function streetLamp(x: number, lit: boolean): ReactNode {
  return (
    <>
      {lit && <path className={styles.light} d={`M${x - 8} 40h16l22 64h-60Z`} />}
      <path d={`M${x} 44v60M${x - 5} 104h10`} />
      <path className={lit ? styles.lamp : styles.paper} d={`M${x - 8} 28h16l-3 16h-10Z`} />
      <path d={`M${x - 10} 28h20l-6-8h-8ZM${x} 20v-4`} />
    </>
  );
}

const drawings: Record<DrawingName, ReactNode> = {
  porch: (
    <>
      <path className={styles.paper} d="M40 104V58l34-28 34 28v46" />
      <path d="m32 64 42-35 42 35M96 47V32h9v22" />
      <path className={styles.light} d="M70 66h22l12 38H58Z" />
      <path className={styles.paper} d="M70 104V76a1 1 0 0 1 1-1h20a1 1 0 0 1 1 1v28" />
      <path className={styles.lamp} d="M78 60h6l2 7h-10Z" />
      <path d="M81 60v-4M87 91h.1M50 74h10v11H50Z" />
      <path className={styles.leaf} d="M122 104c-7 0-10-4-10-9s4-9 10-9 11 4 11 9-4 9-11 9Z" />
      {ground}
    </>
  ),
  search: (
    <>
      {streetLamp(38, true)}
      <path className={styles.paper} d="M100 62a20 20 0 1 1-.1 0Z" />
      <path d="m114 97 15 14M92 82c0-5 3-8 7-9" />
      {ground}
    </>
  ),
  mailbox: (
    <>
      <path d="M80 78v26M72 104h16" />
      <path className={styles.paper} d="M48 78V56a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v22Z" />
      <path d="M76 78V56a14 14 0 0 0-14-14M56 60h12" />
      <path className={styles.lamp} d="M102 56V34h12v8h-10" />
      <path
        className={styles.leaf}
        d="M30 104c-2-12 0-18 6-24 4 8 4 15 0 24ZM36 104c2-8 6-12 12-14 0 7-3 11-8 14"
      />
      {ground}
    </>
  ),
  birdhouse: (
    <>
      <path d="M80 84v20" />
      <path className={styles.paper} d="M60 50 80 32l20 18v34H60Z" />
      <path d="m54 55 26-24 26 24" />
      <path className={styles.lamp} d="M80 70s-9-5-9-11.5a5 5 0 0 1 9-3 5 5 0 0 1 9 3C89 65 80 70 80 70Z" />
      <path d="M76 78h8M116 46c3-4 6-4 8 0 2-4 5-4 8 0M30 38c3-4 6-4 8 0 2-4 5-4 8 0" />
      <path className={styles.leaf} d="M118 104c-6 0-9-4-9-8s4-8 9-8 10 4 10 8-4 8-10 8Z" />
      {ground}
    </>
  ),
  dark: (
    <>
      {streetLamp(80, false)}
      <path d="M104 30l6-4M106 40h7M56 30l-6-4M54 40h-7" />
      <path className={styles.leaf} d="M44 104c-6 0-10-4-10-9s4-9 10-9 11 4 11 9-4 9-11 9Z" />
      <path d="M112 104V90l8-7 8 7v14" />
      {ground}
    </>
  ),
  signpost: (
    <>
      <path d="M80 24v80M72 104h16" />
      <path className={styles.paper} d="M80 32h34l10 9-10 9H80Z" />
      <path className={styles.lamp} d="M80 58H48l-10 9 10 9h32Z" />
      <path d="M90 41h16M52 67h18" />
      <path className={styles.leaf} d="M116 104c-6 0-9-4-9-8s4-8 9-8 10 4 10 8-4 8-10 8Z" />
      {ground}
    </>
  ),
};

export interface DrawingProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  /** Which scene of the street. */
  name: DrawingName;
}

/** A small scene for empty and broken pages. Decoration: hidden from screen readers. Renders an `svg`. */
export function Drawing({ name, className, ...rest }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden
      focusable="false"
      {...rest}
      className={cx(styles.drawing, className)}
    >
      {drawings[name]}
    </svg>
  );
}
