import type { ComponentProps } from 'react';

import * as styles from './Street.css.ts';

/** A porch in the evening with its lamp lit. Decoration: hidden from screen readers. Renders `<svg>`. */
export function Street({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 560 400" aria-hidden focusable="false" {...rest} className={className}>
      <defs>
        <radialGradient id="street-glow">
          <stop offset="0" className={styles.glowCore} />
          <stop offset="1" className={styles.glowEdge} />
        </radialGradient>
      </defs>
      <g className={styles.far}>
        <path d="M20 400V236l58-46 58 46v164z" />
        <path d="M430 400V214l62-50 62 50v186z" />
      </g>
      <g className={styles.farDetail}>
        <path d="M58 270h18v26H58zM92 270h18v26H92zM470 250h20v28h-20zM508 250h20v28h-20z" />
      </g>
      <path className={styles.house} d="M112 400V176L284 62l172 114v224z" />
      <path className={styles.roof} d="M92 190 284 60l192 130" />
      <path
        className={styles.siding}
        d="M112 214h344M112 246h344M112 278h344M112 310h344M112 342h344M112 374h344"
      />
      <g className={styles.lit}>
        <path d="M150 226h66v70h-66zM352 226h66v70h-66z" />
        <circle cx="284" cy="130" r="21" />
      </g>
      <path
        className={styles.frame}
        d="M150 226h66v70h-66zM183 226v70M150 261h66M352 226h66v70h-66zM385 226v70M352 261h66M284 109v42M263 130h42"
      />
      <circle cx="284" cy="130" r="21" className={styles.frame} />
      <circle cx="284" cy="222" r="118" fill="url(#street-glow)" className={styles.halo} />
      <path className={styles.door} d="M252 388V262a32 32 0 0 1 64 0v126z" />
      <path className={styles.doorLine} d="M265 382V266a19 19 0 0 1 38 0v116zM265 318h38" />
      <circle cx="306" cy="330" r="3.2" className={styles.lamp} />
      <path className={styles.roof} d="M226 210 284 176l58 34" />
      <path className={styles.lampArm} d="M284 190v12" />
      <path className={styles.lampCage} d="M276 202h16l5 18h-26z" />
      <circle cx="284" cy="216" r="8" className={styles.lamp} />
      <path className={styles.step} d="M232 388h104v12H232zM244 376h80v12h-80z" />
      <g className={styles.green}>
        <path d="M152 400c-26 0-34-20-22-34-6-16 12-28 26-20 10-12 32-6 32 10 18 4 16 44-10 44z" />
        <path d="M366 400c-22 0-30-18-18-30-4-16 16-24 28-14 12-10 32 0 28 16 12 8 6 28-14 28z" />
      </g>
      <g className={styles.pot}>
        <path d="M214 372h24l-4 28h-16z" />
      </g>
      <path
        className={styles.stem}
        d="M226 372c-2-16-12-20-18-22M226 372c0-20 4-28 10-34M226 372c4-12 12-16 18-16"
      />
      <path className={styles.ground} d="M0 400h560" />
    </svg>
  );
}
