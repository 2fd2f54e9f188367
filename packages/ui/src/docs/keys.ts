/** Keys by their `KeyboardEvent.key` names; `Space`, `Plus`, `Minus` and `Any letter` are names for readers. */
export const keyNames = [
  'Enter',
  'Space',
  'Tab',
  'Backspace',
  'Delete',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'V',
  'Plus',
  'Minus',
  '0',
  'Any letter',
] as const;
type Key = (typeof keyNames)[number];

/** Keys that are held while another is pressed. `Mod` is Command on Apple's computers and Control on others. */
export const modifierNames = ['Shift', 'Mod', 'Alt'] as const;
type Modifier = (typeof modifierNames)[number];

/** One press, such as `Enter` or `Shift+Tab`. */
export type KeyPress = Key | `${Modifier}+${Key}`;
