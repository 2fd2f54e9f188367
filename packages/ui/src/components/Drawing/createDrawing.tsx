import type { FunctionComponent, ReactNode } from 'react';

import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as styles from './Drawing.css.ts';

/** A scene component. Takes the props of `Drawing` except its children. */
export type DrawingComponent = FunctionComponent<Omit<DrawingProps, 'children'>>;

/** Makes a component of a scene's lines. They stand on the ground line. */
export function createDrawing(lines: ReactNode): DrawingComponent {
  return function KitDrawing(props) {
    return (
      <Drawing {...props}>
        {lines}
        <path className={styles.ground} d="M10 104h140" />
      </Drawing>
    );
  };
}

/** A street lamp at `x`, lit or not. */
export function streetLamp(x: number, lit: boolean): ReactNode {
  return (
    <>
      {lit && <path className={styles.light} d={`M${x - 8} 40h16l22 64h-60Z`} />}
      <path d={`M${x} 44v60M${x - 5} 104h10`} />
      <path className={lit ? styles.lamp : styles.paper} d={`M${x - 8} 28h16l-3 16h-10Z`} />
      <path d={`M${x - 10} 28h20l-6-8h-8ZM${x} 20v-4`} />
    </>
  );
}
