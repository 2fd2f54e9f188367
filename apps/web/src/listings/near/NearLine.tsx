import { Button, IconButton, Text, XIcon } from '@porchlight/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';

import type { NearFieldProps } from './NearField.tsx';
import { keepNear, type Near, nowhere, useKeptNear } from './keptNear.ts';
import * as styles from './NearLine.css.ts';

export interface NearLineProps {
  /** The current place. */
  value: Near;
  /**
   * The matched city or ZIP code from the server; null for a state or no match. Default: the text as written.
   */
  understood?: string | null | undefined;
  /** Called with another place or radius, and with an empty place when cleared. */
  onChange: (near: Near) => void;
}

const words = {
  near: (place: string, radius: Near['radius']) =>
    radius === 'any' ? `Distances from ${place}` : `Near ${place} · ${radius} mi`,
  within: (state: string) => `In ${state}`,
  change: 'Change',
  forget: 'Forget this place',
  choose: 'Choose a place',
  done: 'Done',
};

const quiet = { variant: 'quiet', size: 'sm' } as const;

/** The search place in one line: changed or cleared in one step, and stored on the device. */
export function NearLine({ value, understood, onChange }: NearLineProps) {
  const { near, radius } = value;
  const kept = useKeptNear();
  const [text, setText] = useState(near);
  const [last, setLast] = useState(near);
  // Another place was chosen: reset the typed text.
  if (last !== near) {
    setLast(near);
    setText(near);
  }
  const [Field, setField] = useState<ComponentType<NearFieldProps>>();
  const [isOpen, setOpen] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (near !== '') keepNear({ near, radius });
  }, [near, radius]);

  const open = () => {
    setOpen(true);
    import('./NearField.tsx').then(({ NearField }) => setField(() => NearField)).catch(() => setOpen(false));
  };
  const choose: NearFieldProps['onChoose'] = ({ place = near, radius: around }) =>
    onChange({ near: place, radius: around ?? radius });
  const commit = () => {
    if (text.trim() !== near) choose({ place: text.trim() });
  };
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        {near !== '' && (
          <Text as="span">
            {understood === null ? words.within(near) : words.near(understood ?? near, radius)}
          </Text>
        )}
        {near === '' && kept.near !== '' && (
          <Button {...quiet} className={styles.first} onClick={() => onChange(kept)}>
            {words.near(kept.near, kept.radius)}
          </Button>
        )}
        <Button
          {...quiet}
          ref={chooser}
          className={near === '' && kept.near === '' ? styles.first : undefined}
          aria-expanded={isOpen}
          onClick={isOpen ? () => setOpen(false) : open}
        >
          {isOpen ? words.done : near === '' ? words.choose : words.change}
        </Button>
        {(near !== '' || kept.near !== '') && (
          <IconButton
            label={words.forget}
            icon={<XIcon size="sm" />}
            size="sm"
            onClick={() => {
              keepNear(nowhere);
              setText('');
              // This button disappears with the place.
              chooser.current?.focus();
              if (near !== '') onChange(nowhere);
            }}
          />
        )}
      </div>
      {isOpen && Field && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            commit();
          }}
        >
          <Field
            focused
            text={text}
            onTextChange={setText}
            radius={radius}
            requiresRadius
            onChoose={choose}
            onLeave={commit}
          />
        </form>
      )}
    </div>
  );
}
