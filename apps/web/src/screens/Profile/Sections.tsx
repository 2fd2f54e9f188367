import { bareList } from '@porchlight/ui';
import type { ReactNode } from 'react';

import * as styles from './Sections.css.ts';

export interface Section {
  /** Fragment of the section. */
  id: string;
  /** Its name in the navigation. */
  label: string;
  content: ReactNode;
}

export interface SectionsProps {
  /** Name of the navigation. */
  label: string;
  /** Shown above the first section. */
  intro: ReactNode;
  sections: readonly Section[];
}

/** Sections of a long page, with links to them. */
export function Sections({ label, intro, sections }: SectionsProps) {
  return (
    <div className={styles.root}>
      <nav aria-label={label} className={styles.contents}>
        <ul {...bareList} className={styles.list}>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} className={styles.link}>
                {section.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.body}>
        {intro}
        {sections.map((section) => (
          <div key={section.id} id={section.id} className={styles.section}>
            {section.content}
          </div>
        ))}
      </div>
    </div>
  );
}
