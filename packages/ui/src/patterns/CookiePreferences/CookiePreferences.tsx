import type { CookiePreferences as Preferences } from '@porchlight/domain';
import type { ComponentProps } from 'react';

import { Switch } from '../../components/Switch/index.ts';
import { bareList, cx, useMessages } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import * as styles from './CookiePreferences.css.ts';
import { english, type CookiePreferencesMessages } from './CookiePreferences.messages.ts';

type Kind = keyof Preferences;
type Optional = Exclude<Kind, 'essential'>;

const optional: readonly Optional[] = ['performance', 'functionality', 'marketing'];

export interface CookiePreferencesProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The current choice, kept by the parent. */
  value: Preferences;
  /** Called with the whole choice when a switch is toggled. */
  onValueChange: (value: Preferences) => void;
  /** Called with the choice to save. */
  onSave: (value: Preferences) => void;
  /** Texts, for translation. Default English. */
  messages?: Partial<CookiePreferencesMessages>;
}

/** Which cookies a visitor allows: four switches, the first one always on, and Save. Renders a `form`. */
export function CookiePreferences({
  value,
  onValueChange,
  onSave,
  messages,
  className,
  ...rest
}: CookiePreferencesProps) {
  const words = useMessages('CookiePreferences', english, messages);
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
