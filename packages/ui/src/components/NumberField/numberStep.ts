export interface StepBounds {
  min: number;
  max: number;
  step: number;
}

/** Number of decimals in a number's text: 2 for 0.25. */
function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

/** The number of a text, or undefined. Only digits, one dot and a leading minus are allowed. */
export function readNumber(text: string): number | undefined {
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : undefined;
}

/**
 * The text after `count` steps up (or down, when negative): from an empty or invalid text to the lower bound, from
 * between two steps to the next one, never past a bound, and without floating-point errors.
 */
export function stepNumber(text: string, count: number, { min, max, step }: StepBounds): string {
  const current = readNumber(text);
  const base = Number.isFinite(min) ? min : 0;
  if (current === undefined) return String(base);
  const position = (current - base) / step;
  const isOnStep = Math.abs(position - Math.round(position)) < 1e-6;
  const from = isOnStep ? Math.round(position) : count > 0 ? Math.floor(position) : Math.ceil(position);
  const next = Math.min(max, Math.max(min, base + (from + count) * step));
  const decimals = Math.max(decimalsOf(step), decimalsOf(base), next === max ? decimalsOf(max) : 0);
  return String(Number(next.toFixed(decimals)));
}
