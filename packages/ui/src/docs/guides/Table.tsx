import { Words } from '../Words.tsx';

/** A table for guides, since Storybook's Markdown has none. Code is in backquotes, names of the kit become links. */
export function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div className="sb-unstyled kd">
      <table className="kd-table">
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, index) => (
                <td key={head[index]} data-label={head[index]}>
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
