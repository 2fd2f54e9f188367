import { texts } from '@porchlight/domain';
import { Sheet, TextLink } from '@porchlight/ui';
import { useRef } from 'react';

import { paths } from '../lib/paths.ts';
import { ListingsSearchField } from '../listings/search/ListingsSearchField.tsx';
import * as styles from './SearchSheet.css.ts';
import { words } from './SearchSheet.words.ts';

/** Search on any page of a phone: the field, suggestions and recent searches. */
export function SearchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const field = useRef<HTMLElement | null>(null);
  return (
    <Sheet
      className={styles.sheet}
      title={words.title}
      open={open}
      onOpenChange={onClose}
      initialFocus={field}
      footer={
        <TextLink href={paths.search.href()} standalone>
          {texts.navigation.search}
        </TextLink>
      }
    >
      <ListingsSearchField
        ref={(form) => {
          field.current = form?.querySelector('input') ?? null;
        }}
        size="lg"
      />
    </Sheet>
  );
}
