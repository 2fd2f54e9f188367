import { type ComponentProps, createElement } from 'react';

import {
  CommunityIcon,
  ForSaleIcon,
  GigsJobsIcon,
  type IconComponent,
  LocalDealsIcon,
  ServicesIcon,
  TagIcon,
} from '../../icons/index.ts';
import { cx } from '../../lib/index.ts';
import * as styles from './CategoryIcon.css.ts';

/** Known icon names of categories. Anything else is an emoji, or drawn as a tag. */
const icons = new Map<string, IconComponent>([
  ['tools', ServicesIcon],
  ['services', ServicesIcon],
  ['tag', ForSaleIcon],
  ['for-sale', ForSaleIcon],
  ['people', CommunityIcon],
  ['community', CommunityIcon],
  ['briefcase', GigsJobsIcon],
  ['gigs-jobs', GigsJobsIcon],
  ['store', LocalDealsIcon],
  ['local-deals', LocalDealsIcon],
]);

const isEmoji = (text: string): boolean => /^\p{Extended_Pictographic}/u.test(text);

export interface CategoryIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The category's `icon`: a name, or an emoji. */
  icon: string;
  /** `sm` (default) next to text, `lg` at the top of a tile. */
  size?: 'sm' | 'lg';
}

/**
 * The icon of a category. Always decorative: the category's name is next to it. An unknown name is drawn as a tag.
 * Renders `<span aria-hidden>`.
 */
export function CategoryIcon({ icon, size = 'sm', className, ...rest }: CategoryIconProps) {
  return (
    <span aria-hidden {...rest} className={cx(styles.root, className)} data-size={size}>
      {!icons.has(icon) && isEmoji(icon) ? icon : createElement(icons.get(icon) ?? TagIcon, { size })}
    </span>
  );
}
