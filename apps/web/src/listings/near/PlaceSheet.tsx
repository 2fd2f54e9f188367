import { Button, Sheet } from '@porchlight/ui';
import { useId, useRef, useState } from 'react';

import type { Near } from './keptNear.ts';
import { NearField } from './NearField.tsx';
import * as styles from './PlaceSheet.css.ts';
import { words } from './PlaceSheet.words.ts';

export interface PlaceSheetProps {
  /** The place at first. */
  value: Near;
  open: boolean;
  onClose: () => void;
  /** Called with the chosen place, or an empty one. */
  onChoose: (near: Near) => void;
}

const ignore = (): void => undefined;

/** The choice of a place and a distance. Choosing a place applies it and closes the sheet. */
export function PlaceSheet({ value, open, onClose, onChoose }: PlaceSheetProps) {
  const [text, setText] = useState(value.near);
  const [radius, setRadius] = useState(value.radius);
  const form = useId();
  const field = useRef<HTMLElement | null>(null);
  const apply = (near: string, around = radius) => {
    onChoose({ near, radius: around });
    onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={words.title}
      initialFocus={field}
      footer={
        <Button type="submit" form={form} wide>
          {words.apply}
        </Button>
      }
    >
      <form
        ref={(element) => {
          field.current = element?.querySelector('input') ?? null;
        }}
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply(text.trim());
        }}
      >
        <NearField
          text={text}
          onTextChange={setText}
          radius={radius}
          requiresRadius
          onChoose={({ place, radius: around }) => {
            if (place) apply(place, around ?? radius);
            else if (place === '') setText('');
            else if (around) setRadius(around);
          }}
          onLeave={ignore}
        />
      </form>
    </Sheet>
  );
}
