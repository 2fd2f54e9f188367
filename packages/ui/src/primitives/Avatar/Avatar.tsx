import { useState, type ComponentProps } from 'react';

import { UserIcon } from '../../icons/index.ts';
import { cx, useFormats, useRenderImage } from '../../lib/index.ts';
import * as styles from './Avatar.css.ts';
import { colorIndex, initials } from './initials.ts';

const grounds = [0, 1, 2, 3, 4] as const;

/** How wide each is drawn, for whoever renders the picture. */
const pixels = { sm: 32, md: 44, lg: 64, xl: 96 } as const;

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is: gives the letters and the color. */
  name: string;
  /** The address of their picture. Without one, or when it does not load: their initials. Default none. */
  src?: string | null | undefined;
  /** 32, 44, 64 or 96px. Default `md`. */
  size?: keyof typeof styles.size;
  /** An accessible name, for an avatar with no name written beside it. Default none: hidden. */
  label?: string;
}

/**
 * A person's picture, else their initials on a color that stays theirs. Decoration beside a written
 * name unless it has a `label`. Renders a `span`; `data-state` is `picture` or `initials`.
 */
export function Avatar({ name, src, size = 'md', label, className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const renderImage = useRenderImage();
  const { locale } = useFormats();
  const letters = initials(name, locale);
  const picture = src && src !== broken ? src : undefined;
  const ground = grounds[colorIndex(name, grounds.length)] ?? 0;
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      data-state={picture ? 'picture' : 'initials'}
      className={cx(styles.avatar, styles.size[size], styles.ground[ground], className)}
    >
      {picture
        ? renderImage({
            src: picture,
            alt: '',
            width: pixels[size],
            height: pixels[size],
            className: styles.photo,
            onError: () => setBroken(picture),
            // A picture can fail before the page is alive; its error event is then long gone.
            ref: (image) => {
              if (image?.complete && image.naturalWidth === 0) setBroken(picture);
            },
          })
        : letters || <UserIcon size={size === 'sm' ? 'sm' : 'md'} />}
    </span>
  );
}
