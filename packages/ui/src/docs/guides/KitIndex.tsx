import { library } from '../library.ts';
import { picturedOf, Thumbnail } from '../Thumbnail.tsx';
import { KitName, Words } from '../Words.tsx';

const shelves = [
  ['primitives', 'Primitives'],
  ['components', 'Components'],
  ['patterns', 'Patterns'],
] as const;

/** Every component of the kit with its purpose, by group. */
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
              .map(({ name, room, docs }) => (
                <li key={name}>
                  <Thumbnail
                    story={picturedOf(`${shelf}-${name}`) ?? picturedOf(`${shelf}-${room}`)}
                    kind="part"
                    at={docs.pictured}
                  />
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
