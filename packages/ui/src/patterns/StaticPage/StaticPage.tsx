import type { ComponentProps, ReactNode } from 'react';

import { bareList, cx, useFormats, useMessages } from '../../lib/index.ts';
import * as styles from './StaticPage.css.ts';
import { english, type StaticPageMessages } from './StaticPage.messages.ts';

/** A section of the page. */
export interface StaticPageSection {
  /** URL fragment of the section. */
  id: string;
  /** Its heading. */
  title: string;
  /** Its content. */
  content: ReactNode;
}

export interface StaticPageProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The page's title. */
  title: ReactNode;
  /** One or two sentences under the title. Default none. */
  lead?: ReactNode;
  /** A line such as 'Last updated January 1, 2024'. Default none. */
  updated?: ReactNode;
  /** A notice before the first section. Default none. */
  intro?: ReactNode;
  /** The sections, in order. */
  sections: readonly StaticPageSection[];
  /** Numbers the sections, like legal texts. Default false. */
  numbered?: boolean;
  /** Content after the last section, such as a link. Default none. */
  footer?: ReactNode;
  /** Texts, for translation. Default English. */
  messages?: Partial<StaticPageMessages>;
}

/**
 * A text page: title, table of contents, sections with linkable headings. The contents are sticky next to the text if
 * there is space. Not for forms or lists of listings.
 * Renders `<article>` with an `<h1>`, a `<nav>` and a `<section>` for each section.
 */
export function StaticPage({
  title,
  lead,
  updated,
  intro,
  sections,
  numbered = false,
  footer,
  messages,
  className,
  ...rest
}: StaticPageProps) {
  const words = useMessages('StaticPage', english, messages);
  const { number } = useFormats();
  const titleOf = (section: StaticPageSection, index: number): string =>
    numbered ? `${number(index + 1)}. ${section.title}` : section.title;
  return (
    <article {...rest} className={cx(styles.root, className)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {updated !== undefined && <p className={styles.updated}>{updated}</p>}
      </header>
      <nav className={styles.contents} aria-label={words.contents}>
        <p className={styles.contentsTitle} aria-hidden="true">
          {words.contents}
        </p>
        <ol {...bareList} className={styles.contentsList}>
          {sections.map((section, index) => (
            <li key={section.id}>
              <a className={styles.contentsLink} href={`#${section.id}`}>
                {titleOf(section, index)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>
        {intro}
        {sections.map((section, index) => (
          <section
            key={section.id}
            id={section.id}
            className={styles.section}
            aria-labelledby={`${section.id}-title`}
          >
            <h2 id={`${section.id}-title`} className={styles.sectionTitle}>
              {titleOf(section, index)}
            </h2>
            {section.content}
          </section>
        ))}
        {footer}
      </div>
    </article>
  );
}
