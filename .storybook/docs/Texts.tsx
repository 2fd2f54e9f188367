import { texts } from '@porchlight/domain';
import { TextField } from '@porchlight/ui';
import { useDeferredValue, useState } from 'react';

import { german } from '../../packages/ui/src/languages/de.ts';
import { english } from '../../packages/ui/src/languages/en.ts';
import { spanish } from '../../packages/ui/src/languages/es.ts';
import { type Entry, entriesIn } from './entriesIn.ts';

interface Row extends Entry {
  /** In other languages. */
  others: readonly string[];
}

/** Texts of other languages by their place. */
const [inSpanish, inGerman] = [spanish, german].map(
  (catalog) => new Map([...entriesIn(catalog)].map(({ path, text }) => [path, text])),
);

const rows: readonly Row[] = [
  ...[...entriesIn(english)].map((entry) => ({
    ...entry,
    others: [inSpanish?.get(entry.path) ?? '', inGerman?.get(entry.path) ?? ''],
  })),
  ...[...entriesIn({ texts })].map((entry) => ({ ...entry, others: [] })),
];

/** Every text, with a field to search for words in it. */
export function Texts() {
  const [sought, setSought] = useState('');
  const words = useDeferredValue(sought).toLowerCase().trim();
  const found = rows.filter(({ path, text, others }) =>
    [path, text, ...others].some((part) => part.toLowerCase().includes(words)),
  );
  return (
    <div className="sb-unstyled kd kd-texts">
      <TextField label="Find words or a place in the code" value={sought} onValueChange={setSought} />
      <p role="status" className="kd-quiet">
        {found.length} of {rows.length} texts
      </p>
      <table className="kd-table">
        <thead>
          <tr>
            {['Place', 'English', 'Español', 'Deutsch'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map(({ path, text, others }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td data-label="English">{text}</td>
              {others.map((other, index) => (
                <td key={index} data-label={['Español', 'Deutsch'][index]} lang={['es', 'de'][index]}>
                  {other}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
