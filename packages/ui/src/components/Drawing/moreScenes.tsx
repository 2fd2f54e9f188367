import { createDrawing, streetLamp } from './createDrawing.tsx';
import * as styles from './Drawing.css.ts';

/* Scenes of single screens, separate from those that every page loads. */

/** A lit street lamp and a magnifying glass: nothing was found. */
export const SearchDrawing = /* #__PURE__ */ createDrawing(
  <>
    {streetLamp(38, true)}
    <path className={styles.paper} d="M100 62a20 20 0 1 1-.1 0Z" />
    <path d="m114 97 15 14M92 82c0-5 3-8 7-9" />
  </>,
);

/** A mailbox: no messages. */
export const MailboxDrawing = /* #__PURE__ */ createDrawing(
  <>
    <path d="M80 78v26M72 104h16" />
    <path className={styles.paper} d="M48 78V56a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v22Z" />
    <path d="M76 78V56a14 14 0 0 0-14-14M56 60h12" />
    <path className={styles.lamp} d="M102 56V34h12v8h-10" />
    <path
      className={styles.leaf}
      d="M30 104c-2-12 0-18 6-24 4 8 4 15 0 24ZM36 104c2-8 6-12 12-14 0 7-3 11-8 14"
    />
  </>,
);

/** A birdhouse with a heart on its door: nothing saved. */
export const BirdhouseDrawing = /* #__PURE__ */ createDrawing(
  <>
    <path d="M80 84v20" />
    <path className={styles.paper} d="M60 50 80 32l20 18v34H60Z" />
    <path d="m54 55 26-24 26 24" />
    <path className={styles.lamp} d="M80 70s-9-5-9-11.5a5 5 0 0 1 9-3 5 5 0 0 1 9 3C89 65 80 70 80 70Z" />
    <path d="M76 78h8M116 46c3-4 6-4 8 0 2-4 5-4 8 0M30 38c3-4 6-4 8 0 2-4 5-4 8 0" />
    <path className={styles.leaf} d="M118 104c-6 0-9-4-9-8s4-8 9-8 10 4 10 8-4 8-10 8Z" />
  </>,
);

/** A signpost: page not found. */
export const SignpostDrawing = /* #__PURE__ */ createDrawing(
  <>
    <path d="M80 24v80M72 104h16" />
    <path className={styles.paper} d="M80 32h34l10 9-10 9H80Z" />
    <path className={styles.lamp} d="M80 58H48l-10 9 10 9h32Z" />
    <path d="M90 41h16M52 67h18" />
    <path className={styles.leaf} d="M116 104c-6 0-9-4-9-8s4-8 9-8 10 4 10 8-4 8-10 8Z" />
  </>,
);
