import { choice, cx } from '../../lib/index.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableMessages } from './DataTable.messages.ts';

/** The selected rows, and functions to change them. */
export interface Selection {
  chosen: ReadonlySet<string>;
  select: (next: ReadonlySet<string>) => void;
  words: DataTableMessages;
}

interface ChooseProps {
  label: string;
  /** Ids of elements that name it together with the label. */
  labelledBy?: string;
  id?: string;
  checked: boolean;
  indeterminate?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox without visible text; its whole cell can be pressed. */
export function Choose({ label, labelledBy, indeterminate = false, onChange, ...input }: ChooseProps) {
  return (
    <label className={styles.choose}>
      <input
        {...input}
        ref={(element) => {
          if (element) element.indeterminate = indeterminate;
        }}
        type="checkbox"
        aria-label={label}
        aria-labelledby={labelledBy}
        className={cx(choice.mark, choice.box)}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
