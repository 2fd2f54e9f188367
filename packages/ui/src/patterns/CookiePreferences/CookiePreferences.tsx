import { texts, type CookiePreferences as Preferences } from '@porchlight/domain';
import type { ComponentProps } from 'react';

import { Switch } from '../../components/Switch/index.ts';
import { bareList, cx, mergeMessages } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import * as styles from './CookiePreferences.css.ts';

type Kind = keyof Preferences;
type Optional = Exclude<Kind, 'essential'>;

/** A name and a sentence for each kind of cookie, and the button. */
export interface CookiePreferencesMessages extends Record<Kind, { label: string; hint: string }> {
  save: string;
}

const english: CookiePreferencesMessages = {
  essential: {
    label: 'Essential',
    hint: 'Needed for the site to work: signing in, security, your choices. Always on.',
  },
  performance: {
    label: 'Performance',
    hint: 'Help us see which pages work well and which are slow.',
  },
  functionality: {
    label: 'Functionality',
    hint: 'Remember things like your last search and your city.',
  },
  marketing: {
    label: 'Marketing',
    hint: 'Used to show you offers that may interest you.',
  },
  save: texts.cookies.save,
};

const optional: readonly Optional[] = ['performance', 'functionality', 'marketing'];

export interface CookiePreferencesProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** What is allowed now: its owner keeps it. */
  value: Preferences;
  /** Called with the whole choice when a switch moves. */
  onValueChange: (value: Preferences) => void;
  /** Called when the choice is to be kept. */
  onSave: (value: Preferences) => void;
  /** Words, for translation. Default English. */
  messages?: Partial<CookiePreferencesMessages>;
}

/** Which cookies a visitor allows: four switches, the first locked on, and Save. Renders a `form`. */
export function CookiePreferences({
  value,
  onValueChange,
  onSave,
  messages,
  className,
  ...rest
}: CookiePreferencesProps) {
  const words = mergeMessages(english, messages);
  return (
    <form
      {...rest}
      className={cx(styles.root, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(value);
      }}
    >
      <ul {...bareList} className={styles.list}>
        <li className={styles.item}>
          <Switch {...words.essential} name="essential" checked readOnly disabled />
        </li>
        {optional.map((kind) => (
          <li key={kind} className={styles.item}>
            <Switch
              {...words[kind]}
              name={kind}
              checked={value[kind]}
              onCheckedChange={(checked) => onValueChange({ ...value, [kind]: checked })}
            />
          </li>
        ))}
      </ul>
      <Button type="submit">{words.save}</Button>
    </form>
  );
}
