import { type ComponentProps, createElement } from 'react';

import {
  CommunityIcon,
  ForSaleIcon,
  GigsJobsIcon,
  HomeIcon,
  type IconComponent,
  LocalDealsIcon,
  SearchIcon,
  ServicesIcon,
  TagIcon,
} from '../../icons/index.ts';
import { cx } from '../../lib/index.ts';
import * as styles from './CategoryIcon.css.ts';

type Drawn = readonly [icon: IconComponent, tint: keyof typeof styles.tints];

const services: Drawn = [ServicesIcon, 'info'];
const forSale: Drawn = [ForSaleIcon, 'glow'];
const community: Drawn = [CommunityIcon, 'accent'];
const gigsJobs: Drawn = [GigsJobsIcon, 'neutral'];
const localDeals: Drawn = [LocalDealsIcon, 'critical'];
const unknown: Drawn = [TagIcon, 'neutral'];

/**
 * Known icon names of categories. Anything else is an emoji, or drawn as a tag. Every page with listings loads these:
 * those of subcategories are icons that it has anyway.
 */
const known = new Map<string, Drawn>([
  ['tools', services],
  ['services', services],
  ['tag', forSale],
  ['for-sale', forSale],
  ['people', community],
  ['community', community],
  ['briefcase', gigsJobs],
  ['gigs-jobs', gigsJobs],
  ['store', localDeals],
  ['local-deals', localDeals],
  ['label', [TagIcon, 'glow']],
  ['home', [HomeIcon, 'accent']],
  ['magnifier', [SearchIcon, 'accent']],
]);

const isEmoji = (text: string): boolean => /^\p{Extended_Pictographic}/u.test(text);

export interface CategoryIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The category's `icon`: an emoji, or a name (`tools`, `tag`, `people`, `briefcase`, `store`, `label`, `home`,
   * `magnifier`).
   */
  icon: string;
  /** `sm` (default) next to text, `lg` at the top of a tile, `frame` in place of a photo: large, on the category's tint. */
  size?: 'sm' | 'lg' | 'frame';
}

/**
 * The icon of a category. Always decorative: the category's name is next to it. An unknown name is drawn as a tag.
 * Renders `<span aria-hidden>`.
 */
export function CategoryIcon({ icon, size = 'sm', className, ...rest }: CategoryIconProps) {
  const isFrame = size === 'frame';
  const [drawing, tint] = known.get(icon) ?? unknown;
  return (
    <span
      aria-hidden
      {...rest}
      className={cx(styles.root, isFrame && styles.tints[tint], className)}
      data-size={size}
    >
      {!known.has(icon) && isEmoji(icon)
        ? icon
        : createElement(drawing, isFrame ? { className: styles.drawing } : { size })}
    </span>
  );
}
