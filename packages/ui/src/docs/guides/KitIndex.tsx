import { library } from '../library.ts';
import { KitName, Words } from '../Words.tsx';

const shelves = [
  ['primitives', 'Primitives'],
  ['components', 'Components'],
  ['patterns', 'Patterns'],
] as const;

/** Every component of the kit with what it is for, shelf by shelf. */
export function KitIndex() {
  return (
    <div className="sb-unstyled kd">
      {shelves.map(([shelf, title]) => (
        <section key={shelf}>
          <h2 className="kd-h2">{title}</h2>
          <ul className="kd-index">
            {[...library.values()]
              .filter((entry) => entry.shelf === shelf)
              .toSorted((a, b) => a.name.localeCompare(b.name))
              .map(({ name, docs }) => (
                <li key={name}>
                  <KitName name={name} />
                  <span>
                    <Words text={docs.purpose} own={name} />
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
