import type { Docgen } from './docgen.ts';
import type { PropSource } from '../../scripts/docs/components.ts';
import { Words } from '../../packages/ui/src/docs/Words.tsx';

const isMessages = (name: string): boolean => name.endsWith('Messages');

function Default({ prop, of }: { prop: PropSource; of: string | undefined }) {
  const { required, when, defaultValue } = prop;
  if (required) return <strong>{when === undefined ? 'required' : 'required there'}</strong>;
  // Event handlers need no default.
  if (defaultValue === undefined) return <>none</>;
  const isCode = /^['[{(<\d-]|^(true|false|null)$/.test(defaultValue);
  return isCode ? <code className="kd-code">{defaultValue}</code> : <Words text={defaultValue} own={of} />;
}

function Rows({ rows, of, nameless }: { rows: readonly PropSource[]; of?: string; nameless?: boolean }) {
  return (
    <table className="kd-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What it is</th>
          <th scope="col">{nameless ? 'English' : 'Default'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <code>{row.name}</code>
            </th>
            <td>
              {row.description !== '' && (
                <p>
                  <Words text={row.description} own={of} />
                </p>
              )}
              {row.when !== undefined && (
                <p className="kd-quiet">
                  Only with <code className="kd-code">{row.when}</code>.
                </p>
              )}
              <code className="kd-type">{row.type}</code>
            </td>
            <td data-label={row.required ? undefined : nameless ? 'English' : 'Default'}>
              <Default prop={row} of={of} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Required props first; the others in source order. */
const needed = ({ required, when }: PropSource): number => Number(!(required && when === undefined));
const inOrder = (props: readonly PropSource[]): PropSource[] =>
  props.toSorted((a, b) => needed(a) - needed(b));

/** Everything a component takes: its props with their defaults, the shapes of object props, and its texts. */
export function PropsTable({
  name,
  docgen,
  level,
}: {
  name: string;
  docgen: Docgen;
  /** Level of its headings. */
  level: 3 | 4;
}) {
  const Heading = `h${level}` as const;
  const { props, elements, shapes } = docgen;
  const tags = elements.map((element) => `\`<${element}>\``).join(' or ');
  return (
    <>
      {props.length > 0 && <Rows rows={inOrder(props)} of={name} />}
      {tags !== '' && (
        <p className="kd-quiet">
          <Words text={`${props.length > 0 ? 'And' : 'Takes'} the attributes of ${tags}, with a \`ref\`.`} />
        </p>
      )}
      {shapes.map((shape) => (
        <div key={shape.name}>
          <Heading className="kd-h4">
            <code>{shape.name}</code>
          </Heading>
          {shape.description !== '' && (
            <p>
              <Words text={shape.description} own={name} />
            </p>
          )}
          <Rows rows={shape.members} nameless={isMessages(shape.name)} />
        </div>
      ))}
    </>
  );
}
