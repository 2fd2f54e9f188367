import * as styles from './SiteFooter.css.ts';

/** A quiet street at dusk, with one lit porch. Decorative. */
export function Street() {
  return (
    <svg viewBox="0 0 416 56" aria-hidden focusable="false" className={styles.street}>
      <path className={styles.wall} d="M24 56V32l20-15 20 15v24M150 56V28l26-18 26 18v28M300 56V26h46v30" />
      <path d="m18 36 26-20 26 20M143 33l33-23 33 23M294 26l10-10h38l10 10Z" />
      <path d="M36 56V42h10v14M52 38h6v6h-6ZM328 56V40h10v16M56 18v-6h5v11" />
      <circle className={styles.light} cx="172" cy="46" r="17" />
      <path className={styles.lit} d="M166 56V38h12v18ZM186 36h8v8h-8ZM310 34h9v8h-9ZM243 24h10v5h-10Z" />
      <path d="M166 56V38h12v18M186 36h8v8h-8ZM310 34h9v8h-9ZM174 47h.1" />
      <path d="M100 56V40M100 42c-9 0-13-5-13-12s5-14 13-14 13 7 13 14-4 12-13 12ZM248 56V24M242 24h12l-2-6h-8ZM268 56c-5 0-8-3-8-7s4-7 8-7 9 3 9 7-4 7-9 7ZM384 56V38M384 40c-8 0-11-4-11-10s4-12 11-12 11 6 11 12-3 10-11 10Z" />
    </svg>
  );
}
