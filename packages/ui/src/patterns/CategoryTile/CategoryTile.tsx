import type { ComponentProps } from 'react';

import {
  cx,
  layoutRoot,
  useFormats,
  useMessages,
  type RenderLink,
  stretchedLink,
  useRenderLink,
} from '../../lib/index.ts';
import { CategoryIcon } from '../CategoryIcon/index.ts';
import * as styles from './CategoryTile.css.ts';
import { english, type CategoryTileMessages } from './CategoryTile.messages.ts';

const { listProps } = layoutRoot('ul');

export interface CategoryTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the main category. */
  name: string;
  /** Its `icon`: a name, or an emoji. */
  icon: string;
  /** URL of its listings. */
  href: string;
  /** Number of active listings. Default: unknown, nothing shown. */
  count?: number;
  /** Its subcategories, as separate links below the name. Default none: the whole tile is one link. */
  subCategories?: readonly { name: string; href: string; count?: number }[];
  /** Heading level of the name. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** How links are made. Default: the `KitProvider`'s, else `<a>`. */
  renderLink?: RenderLink;
  /** Texts, for translation. Default English. */
  messages?: Partial<CategoryTileMessages>;
}

/**
 * A main category: icon, name and number of listings. With `subCategories` it is a directory entry, as on the
 * categories page. To select a category in a list or form use `Chip` or the category picker.
 * Renders `<div>` with a heading. Publishes `data-expanded` when it lists subcategories.
 */
export function CategoryTile({
  name,
  icon,
  href,
  count,
  subCategories = [],
  headingLevel = 3,
  renderLink,
  messages,
  className,
  ...rest
}: CategoryTileProps) {
  const words = useMessages('CategoryTile', english, messages);
  const formats = useFormats();
  const link = useRenderLink(renderLink);
  const Heading = `h${headingLevel}` as const;
  const isDirectory = subCategories.length > 0;
  return (
    <div {...rest} className={cx(styles.root, className)} data-expanded={isDirectory || undefined}>
      <div className={styles.head}>
        <span className={styles.badge}>
          <CategoryIcon icon={icon} size="lg" />
        </span>
        <div className={styles.words}>
          <Heading className={styles.name}>
            {link({ href, className: isDirectory ? styles.link : stretchedLink, children: name })}
          </Heading>
          {count !== undefined && <p className={styles.count}>{words.count(count, formats)}</p>}
        </div>
      </div>
      {isDirectory && (
        <ul {...listProps} className={styles.list}>
          {subCategories.map((sub) => (
            <li key={sub.href}>
              {link({
                href: sub.href,
                className: styles.sub,
                children: (
                  <>
                    <span>{sub.name}</span>
                    {sub.count !== undefined && (
                      <span className={styles.subCount}>{formats.number(sub.count)}</span>
                    )}
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
