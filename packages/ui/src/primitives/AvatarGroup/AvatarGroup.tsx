import type { ComponentProps } from 'react';

import { bareList, cx, useFormats, useMessages } from '../../lib/index.ts';
import { Avatar, type AvatarProps } from '../Avatar/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './AvatarGroup.css.ts';
import { english, type AvatarGroupMessages } from './AvatarGroup.messages.ts';

/** One user of an `AvatarGroup`. */
export interface AvatarGroupPerson extends Pick<AvatarProps, 'name' | 'src'> {
  /** Distinguishes users with the same name, and determines the color. Default the name. */
  id?: string;
}

export interface AvatarGroupProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Describes the group: 'Neighbors who are interested'. The name of the list. */
  label: string;
  /** The users, in the order shown. */
  people: readonly AvatarGroupPerson[];
  /** The total, if not all users are given. Default as many as given. */
  total?: number;
  /** Maximum number of pictures; the rest is a number. Default 4. */
  max?: number;
  /** As in `Avatar`. Default `md`. */
  size?: NonNullable<AvatarProps['size']>;
  /** Texts, for translation. Default English. */
  messages?: Partial<AvatarGroupMessages>;
}

/**
 * Several users in little space: overlapping pictures, and the number of others.
 * Renders `<ul>` with an `Avatar` for each, announced by name.
 */
export function AvatarGroup({
  label,
  people,
  total = people.length,
  max = 4,
  size = 'md',
  messages,
  className,
  ...rest
}: AvatarGroupProps) {
  const words = useMessages('AvatarGroup', english, messages);
  const formats = useFormats();
  // The number takes as much space as a picture: a single user is never hidden behind '+1'.
  const shown = people.slice(0, total === max + 1 && people.length === total ? total : max);
  const hidden = Math.max(0, total - shown.length);
  return (
    <ul {...bareList} aria-label={label} {...rest} data-size={size} className={cx(styles.list, className)}>
      {shown.map(({ id, name, src }) => (
        <li key={id ?? name} className={styles.person}>
          <Avatar name={name} seed={id} src={src} size={size} label={name} className={styles.avatar} />
        </li>
      ))}
      {hidden > 0 && (
        <li className={cx(styles.person, styles.more)}>
          <span aria-hidden>{words.more(hidden, formats)}</span>
          <VisuallyHidden>{words.moreNamed(hidden, formats)}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
