import { Dialog, type DialogProps } from '../Dialog/index.ts';

export interface SheetProps extends Omit<DialogProps, 'placement' | 'size'> {
  /** The edge it slides in from: `bottom` for the thumb, centered on a wide screen; `end` for a menu. Default `bottom`. */
  side?: 'bottom' | 'end';
}

/**
 * A dialog that slides in from an edge: filters and menus on small screens. Renders a modal `dialog`; everything else
 * is as in `Dialog`.
 */
export function Sheet({ side = 'bottom', ...rest }: SheetProps) {
  return <Dialog {...rest} placement={side} />;
}
