import { texts } from '@porchlight/domain';
import { bareList, Heading, MapPinIcon, MessageIcon, ShieldIcon, Text } from '@porchlight/ui';

import * as styles from './Blurbs.css.ts';

const blurbs = [
  {
    Icon: ShieldIcon,
    title: texts.home.safeTitle,
    text: '“Email verified” badges, a report link on every listing, and your address stays yours until you share it.',
  },
  {
    Icon: MapPinIcon,
    title: texts.home.localTitle,
    text: 'Search by city, state or ZIP code and find what you can pick up on foot, by bike or in one short drive.',
  },
  {
    Icon: MessageIcon,
    title: texts.home.easyTitle,
    text: 'Ask a question, agree on a time, done. Every conversation stays with the listing it is about.',
  },
];

/** Three reasons to trust the site. */
export function Blurbs({ title }: { title: string }) {
  return (
    <section className={styles.blurbs}>
      <Heading level={2}>{title}</Heading>
      <ul {...bareList} className={styles.list}>
        {blurbs.map(({ Icon, title: name, text }) => (
          <li key={name} className={styles.blurb}>
            <span className={styles.icon}>
              <Icon />
            </span>
            <Heading level={3} size="lg">
              {name}
            </Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
