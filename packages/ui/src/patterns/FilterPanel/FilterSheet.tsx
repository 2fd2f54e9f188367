import { useId } from 'react';

import { Sheet } from '../../components/Sheet/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';

export interface FilterSheetProps extends Omit<FilterFieldsProps, 'layout' | 'id' | 'onDone'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What its button says. */
  show: string;
  /** Another number is another form, with nothing half-typed in it. */
  round: number;
}

/** The filters of a small screen: a sheet from the bottom, in a chunk of its own. */
export function FilterSheet({
  open,
  onOpenChange,
  title,
  show,
  round,
  children,
  ...fields
}: FilterSheetProps) {
  const form = useId();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <Button type="submit" form={form} wide>
          {show}
        </Button>
      }
    >
      <FilterFields {...fields} key={round} id={form} layout="sheet" onDone={() => onOpenChange(false)}>
        {children}
      </FilterFields>
    </Sheet>
  );
}
