import { showJson } from './json.ts';

/** Formatted data. Long data scrolls inside its frame, by keyboard too. */
export function ScrollableJson({ name, value }: { name: string; value: unknown }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard
    <section className="fx-json" tabIndex={0} aria-label={name}>
      {showJson(value)}
    </section>
  );
}
