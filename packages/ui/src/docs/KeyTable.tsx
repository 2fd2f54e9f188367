import type { ComponentDocs } from './ComponentDocs.ts';
import { Words } from './Words.tsx';

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Mod: 'Ctrl or ⌘',
};
const spoken: Readonly<Record<string, string>> = {
  '↑': 'Up arrow',
  '↓': 'Down arrow',
  '←': 'Left arrow',
  '→': 'Right arrow',
};

function Keys({ press }: { press: string }) {
  return (
    <span className="kd-press">
      {press.split('+').map((key) => {
        const sign = signs[key] ?? key;
        return (
          <kbd key={key} className="kd-key" title={spoken[sign]}>
            {sign}
          </kbd>
        );
      })}
    </span>
  );
}

export function KeyTable({ rows }: { rows: Exclude<ComponentDocs['keyboard'], { none: string }> }) {
  return (
    <table className="kd-table">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={does}>
            <th scope="row">
              {keys.map((press) => (
                <Keys key={press} press={press} />
              ))}
            </th>
            <td>
              <Words text={does} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
