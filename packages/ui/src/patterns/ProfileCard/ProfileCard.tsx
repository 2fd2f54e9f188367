import type { User } from '@porchlight/domain';
import type { ComponentProps, ReactNode } from 'react';

import { cx, useMoments, useMessages } from '../../lib/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import * as styles from './ProfileCard.css.ts';
import { english, type ProfileCardMessages } from './ProfileCard.messages.ts';

export interface ProfileCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * The account; its `id` determines the picture's color. Without `created_at` the line with the date is omitted; `null` reserves its space until it is known.
   */
  user: Pick<User, 'name' | 'email' | 'verified' | 'active' | 'avatar'> & {
    id?: string | undefined;
    created_at?: string | null | undefined;
  };
  /** Heading level of the name. Default 2. */
  headingLevel?: 1 | 2 | 3;
  /** Content next to the user, such as an action. Default none. */
  children?: ReactNode;
  /** Texts, for translation. Default English. */
  messages?: Partial<ProfileCardMessages>;
}

/**
 * The signed-in user's own profile: picture or initials, name, email, verified or not, active or not, since when. For
 * other users use `SellerCard`, which shows no email.
 * Renders `<section>` with a heading.
 */
export function ProfileCard({
  user,
  headingLevel = 2,
  children,
  messages,
  className,
  ...rest
}: ProfileCardProps) {
  const words = useMessages('ProfileCard', english, messages);
  const moments = useMoments();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-label={user.name} {...rest} className={cx(styles.root, className)}>
      <Avatar name={user.name} seed={user.id} src={user.avatar} size="xl" />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <bdi>{user.name}</bdi>
        </Heading>
        <p className={styles.email} translate="no">
          {user.email}
        </p>
        <p className={styles.badges}>
          <Badge tone={user.verified ? 'positive' : 'caution'}>
            {user.verified ? words.verified : words.unverified}
          </Badge>
          <Badge tone={user.active ? 'positive' : 'critical'}>
            {user.active ? words.active : words.inactive}
          </Badge>
        </p>
        {user.created_at !== undefined && (
          <p className={styles.since}>
            {user.created_at === null ? (
              <Skeleton width="half" />
            ) : (
              moments.month(user.created_at, words.memberSince)
            )}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
