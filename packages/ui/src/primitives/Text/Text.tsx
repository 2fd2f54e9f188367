import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './Text.css.ts';

type TextElement =
  | 'p'
  | 'span'
  | 'div'
  | 'strong'
  | 'em'
  | 'small'
  | 'li'
  | 'dt'
  | 'dd'
  | 'figcaption'
  | 'address'
  | 'label';

export interface TextProps extends Omit<ComponentProps<'p'>, 'ref'> {
  ref?: ComponentProps<'div'>['ref'] | undefined;
  /** The element to render. Default `p`. */
  as?: TextElement;
  /** `sm` 14px for secondary text, `md` 16 to 17px for reading, `lg` for leads, `xl` for numbers. Default `md`. */
  size?: keyof typeof styles.size;
  /** Meaning of the text; never only by color. Default `default`. */
  tone?: keyof typeof styles.tone;
  /** Font weight. Default: the element's own. */
  weight?: keyof typeof styles.weight;
  /** Text alignment. Default: the surrounding one. */
  align?: keyof typeof styles.align;
  /** Truncates the text with an ellipsis after this many lines. Default none. */
  lines?: keyof typeof styles.lines;
  /** Digits of equal width, for prices, counts and columns. Default false. */
  tabular?: boolean;
  /** Keeps lines under about 70 characters. Default false. */
  measure?: boolean;
  /** Keeps the line breaks of user-written text. Default false. */
  preserveLines?: boolean;
}

/**
 * Text in the kit's sizes and tones. Not for headings: they need a level (`Heading`). Renders a `p`, or the element
 * named by `as`.
 */
export function Text({
  as = 'p',
  size = 'md',
  tone = 'default',
  weight,
  align,
  lines,
  tabular,
  measure,
  preserveLines,
  className,
  ...rest
}: TextProps) {
  // The other props are common to all these elements; one type stands for all.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={cx(
        styles.text,
        styles.size[size],
        styles.tone[tone],
        weight && styles.weight[weight],
        align && styles.align[align],
        lines && styles.lines[lines],
        tabular && styles.tabular,
        measure && styles.measure,
        preserveLines && styles.preserve,
        className,
      )}
    />
  );
}
