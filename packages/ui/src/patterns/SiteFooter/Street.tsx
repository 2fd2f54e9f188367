import * as styles from './SiteFooter.css.ts';

/** A quiet street at dusk, one porch lit. Decoration. */
export function Street() {
  return (
    <svg viewBox="0 0 416 52" aria-hidden focusable="false" className={styles.street}>
      <path className={styles.light} d="M193 28h16l14 24h-44Z" />
      <path className={styles.wall} d="M24 52V28l20-15 20 15v24M150 52V24l26-18 26 18v28M300 52V22h46v30" />
      <path d="m18 32 26-20 26 20M143 29l33-23 33 23M294 22l10-10h38l10 10Z" />
      <path d="M36 52V38h10v14M52 34h6v6h-6ZM312 30h8v7h-8ZM328 52V36h10v16M56 14V8h5v11" />
      <path className={styles.lit} d="M166 52V34h12v18Z" />
      <path className={styles.lit} d="M186 32h8v8h-8ZM312 30h8v7h-8Z" />
      <path d="M166 52V34h12v18M186 32h8v8h-8ZM174 43h.1" />
      <path d="M100 52V36M100 38c-9 0-13-5-13-12s5-14 13-14 13 7 13 14-4 12-13 12ZM248 52V20M242 20h12l-2-6h-8ZM268 52c-5 0-8-3-8-7s4-7 8-7 9 3 9 7-4 7-9 7ZM384 52V34M384 36c-8 0-11-4-11-10s4-12 11-12 11 6 11 12-3 10-11 10Z" />
      <path className={styles.lit} d="M243.5 20h9v5h-9Z" />
      <path d="M0 51.25h416" />
    </svg>
  );
}
