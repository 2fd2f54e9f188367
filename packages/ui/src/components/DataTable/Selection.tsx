import { choice, cx } from '../../lib/index.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableMessages } from './DataTable.messages.ts';

/** Which rows are selected, and the way to change it. */
export interface Selection {
  chosen: ReadonlySet<string>;
  select: (next: ReadonlySet<string>) => void;
  words: DataTableMessages;
}

interface ChooseProps {
  label: string;
  /** Ids of what names it beside the label. */
  labelledBy?: string;
  id?: string;
  checked: boolean;
  indeterminate?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox without words of its own beside it; its whole cell can be pressed. */
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
