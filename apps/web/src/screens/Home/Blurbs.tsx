import { texts } from '@porchlight/domain';
import { bareList, Heading, MapPinIcon, MessageIcon, ShieldIcon, Text } from '@porchlight/ui';

import * as styles from './Blurbs.css.ts';
import { words } from './Blurbs.words.ts';

const blurbs = [
  {
    Icon: ShieldIcon,
    title: texts.home.safeTitle,
    text: words.safe,
  },
  {
    Icon: MapPinIcon,
    title: texts.home.localTitle,
    text: words.local,
  },
  {
    Icon: MessageIcon,
    title: texts.home.easyTitle,
    text: words.easy,
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
