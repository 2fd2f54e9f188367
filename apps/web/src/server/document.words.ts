import { brand } from '@porchlight/domain';

/** Shown without scripts, in place of a page that needs them. */
export const words = {
  title: `${brand.name} needs JavaScript for this page`,
  /** Before the link to the listings. */
  next: 'Switch it on in your browser, or read without it:',
};
