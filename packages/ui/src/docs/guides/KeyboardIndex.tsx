import { library } from '../library.ts';
import { KeyTable } from '../KeyTable.tsx';
import { KitName } from '../Words.tsx';

/** The keys of every component that uses more than Tab, Enter and Space. */
export function KeyboardIndex() {
  const walked = [...library.values()]
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap(({ name, docs: { keyboard } }) => {
      if ('none' in keyboard) return [];
      const isPlain = keyboard.every(({ keys }) =>
        keys.every((press) => /^((Shift\+)?Tab|Enter|Space)$/.test(press)),
      );
      return isPlain ? [] : [{ name, keyboard }];
    });
  return (
    <div className="sb-unstyled kd">
      {walked.map(({ name, keyboard }) => (
        <section key={name}>
          <h3 className="kd-h3">
            <KitName name={name} />
          </h3>
          <KeyTable rows={keyboard} />
        </section>
      ))}
    </div>
  );
}
