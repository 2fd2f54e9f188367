import { useState, type ComponentProps } from 'react';

import { UserIcon } from '../../icons/index.ts';
import { cx, useFormats, useRenderImage } from '../../lib/index.ts';
import * as styles from './Avatar.css.ts';
import { colorIndex, initials } from './initials.ts';

const grounds = [0, 1, 2, 3, 4] as const;

/** Widths in pixels, for `renderImage`. */
const pixels = { sm: 32, md: 44, lg: 64, xl: 96 } as const;

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The user's name: determines the letters. */
  name: string;
  /** Determines the color: the user's id, so that it stays when the name changes. Default the name. */
  seed?: string | undefined;
  /** URL of the picture. Without one, or if it fails to load: their initials. Default none. */
  src?: string | null | undefined;
  /** 32, 44, 64 or 96px. Default `md`. */
  size?: keyof typeof styles.size;
  /** An accessible name, for an avatar without a visible name next to it. Default none: hidden. */
  label?: string;
}

/**
 * A user's picture, else their initials on a color derived from their `seed`. Decorative next to a visible name, unless
 * it has a `label`. Renders a `span`; `data-state` is `picture` or `initials`.
 */
export function Avatar({ name, seed = name, src, size = 'md', label, className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const renderImage = useRenderImage();
  const { locale } = useFormats();
  const letters = initials(name, locale);
  const picture = src && src !== broken ? src : undefined;
  const ground = grounds[colorIndex(seed, grounds.length)] ?? 0;
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
            // A picture can fail before hydration, when its error event is missed.
            ref: (image) => {
              if (image?.complete && image.naturalWidth === 0) setBroken(picture);
            },
          })
        : letters || <UserIcon size={size === 'sm' ? 'sm' : 'md'} />}
    </span>
  );
}
