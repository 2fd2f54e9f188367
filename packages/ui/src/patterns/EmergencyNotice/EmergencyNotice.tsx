import type { ComponentProps, ReactNode } from 'react';

import { AlertIcon, PhoneIcon } from '../../icons/index.ts';
import { cx, useMessages } from '../../lib/index.ts';
import * as styles from './EmergencyNotice.css.ts';
import { english, type EmergencyNoticeMessages } from './EmergencyNotice.messages.ts';

export interface EmergencyNoticeProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** The number to dial. Default the `messages`' own: 911 in English. */
  number?: string;
  /** Heading level of the title. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** What the page's own form is for. Default none. */
  children?: ReactNode;
  /** Texts, for translation. Default English. */
  messages?: Partial<EmergencyNoticeMessages>;
}

/**
 * Shows whom to call in danger, before anything else on a page about problems. One per page; for other warnings use
 * `Alert`.
 * Renders `<aside>` with a heading and a `tel:` link.
 */
export function EmergencyNotice({
  number: given,
  headingLevel = 2,
  children,
  messages,
  className,
  ...rest
}: EmergencyNoticeProps) {
  const words = useMessages('EmergencyNotice', english, messages);
  const number = given ?? words.number;
  const Heading = `h${headingLevel}` as const;
  return (
    <aside aria-label={words.title} {...rest} className={cx(styles.root, className)}>
      <span className={styles.icon}>
        <AlertIcon />
      </span>
      <div className={styles.words}>
        <Heading className={styles.title}>{words.title}</Heading>
        <p>{words.text}</p>
        {children}
      </div>
      <a className={styles.call} href={`tel:${number}`}>
        <PhoneIcon size="sm" />
        {words.call(number)}
      </a>
    </aside>
  );
}
