import { useId } from 'react';

import { Sheet } from '../../components/Sheet/index.ts';
import { useFormats } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { SearchForm, type SearchFormProps } from '../SearchForm/index.ts';
import * as styles from './FilterPanel.css.ts';
import type { FilterPanelMessages } from './FilterPanel.messages.ts';

/** A button without results is not emphasized. */
const quiet = { variant: 'outline', tone: 'neutral' } as const;

export interface FilterSheetProps extends Omit<SearchFormProps, 'layout' | 'id' | 'onSubmit'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Number of results, if known. */
  count: number | undefined;
  /** Whether there are more than that. */
  hasMore: boolean | undefined;
  words: Pick<FilterPanelMessages, 'show' | 'none' | 'close'>;
  /** A new number resets the form, including unapplied text. */
  round: number;
}

/** The filters of a small screen: a sheet from the bottom, in its own chunk. */
export function FilterSheet({
  open,
  onOpenChange,
  title,
  count,
  hasMore,
  words,
  round,
  children,
  ...fields
}: FilterSheetProps) {
  const form = useId();
  const formats = useFormats();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <div className={styles.foot}>
          {/* Always rendered, otherwise its text would not be announced. */}
          <p role="status" className={styles.none}>
            {count === 0 && words.none}
          </p>
          <Button type="submit" form={form} wide {...(count === 0 && quiet)}>
            {count === 0 ? words.close : words.show(count, formats, hasMore)}
          </Button>
        </div>
      }
    >
      <SearchForm {...fields} key={round} id={form} layout="sheet" onSubmit={() => onOpenChange(false)}>
        {children}
      </SearchForm>
    </Sheet>
  );
}
