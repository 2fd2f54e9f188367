import { passwordStrength, passwordStrengths } from '@porchlight/domain';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { EyeIcon, EyeOffIcon } from '../../icons/index.ts';
import { cx, mergeRefs, useFieldValue, useMessages } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import * as styles from './PasswordField.css.ts';
import { english, type PasswordFieldMessages } from './PasswordField.messages.ts';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'end' | 'children' | 'value' | 'defaultValue' | 'autoComplete'
> {
  /** The text, when the parent keeps it. Default: the field keeps it. */
  value?: string;
  /** The text at first, when the field keeps it. Default `''`. */
  defaultValue?: string;
  /** For password managers: `new` suggests one, `current` fills in the stored one. */
  kind: 'new' | 'current';
  /** `shown` displays the strength of a new password: advice, not a rule. Default `hidden`. */
  strength?: 'shown' | 'hidden';
  /** Texts, for translation. Default English. */
  messages?: Partial<PasswordFieldMessages>;
}

/**
 * A password, with a button that reveals it. It is hidden again when its form is submitted. Pasting always works.
 * Renders `<div>` around what `TextField` renders; `className` reaches the `<div>`, `ref`, `id` and every other
 * attribute the `<input>`. Publishes `data-strength`.
 */
export function PasswordField({
  value,
  defaultValue,
  kind,
  strength = 'hidden',
  messages,
  className,
  ref,
  ...rest
}: PasswordFieldProps) {
  const words = useMessages('PasswordField', english, messages);
  const [shown, setShown] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  useLayoutEffect(() => {
    const control = own.current;
    if (!shown || !control) return undefined;
    // Before other listeners: a password submitted as text may be stored by the browser's form history.
    const root = control.getRootNode();
    const hide = ({ target }: Event) => {
      if (target === control.form) flushSync(() => setShown(false));
    };
    root.addEventListener('submit', hide, true);
    return () => root.removeEventListener('submit', hide, true);
  }, [shown]);
  const text = useFieldValue(own, { value, defaultValue });
  const level = strength === 'shown' ? passwordStrength(text) : undefined;
  return (
    <div className={cx(styles.root, className)} data-strength={level}>
      <TextField
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        dir="ltr"
        type={shown ? 'text' : 'password'}
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        ref={refs}
        value={value}
        defaultValue={defaultValue}
        end={
          <IconButton
            label={words.reveal}
            icon={shown ? <EyeOffIcon size="sm" /> : <EyeIcon size="sm" />}
            size="sm"
            aria-pressed={shown}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strength === 'shown' && (
        <div className={styles.strength}>
          <span aria-hidden className={styles.track}>
            {passwordStrengths.map((name, index) => (
              <span
                key={name}
                className={styles.bar}
                data-lit={(level !== undefined && index <= passwordStrengths.indexOf(level)) || undefined}
              />
            ))}
          </span>
          <span aria-live="polite" className={styles.word}>
            {level === undefined ? '' : words.strength[level]}
          </span>
        </div>
      )}
    </div>
  );
}
