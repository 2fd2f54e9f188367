import type { ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

import type { ComponentDocs } from '../../packages/ui/src/docs/index.ts';
import { KeyTable } from '../../packages/ui/src/docs/KeyTable.tsx';
import { usage } from './usage.ts';
import { KitName, PageLink, Words } from '../../packages/ui/src/docs/Words.tsx';

/** A page section with a heading that can be linked to. */
export function Section({
  title,
  of,
  children,
}: {
  title: string;
  /** The component a section is about, where a page documents several. Default the page's own component. */
  of?: string | undefined;
  children: ReactNode;
}) {
  const id = [of, title].join(' ').trim().toLowerCase().replaceAll(/\W+/g, '-');
  const Heading = of === undefined ? 'h2' : 'h3';
  return (
    <section>
      <Heading id={id} className={of === undefined ? 'kd-h2' : 'kd-h3'}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Keyboard({ rows }: { rows: ComponentDocs['keyboard'] }) {
  if ('none' in rows)
    return (
      <p>
        <Words text={rows.none} />
      </p>
    );
  return <KeyTable rows={rows} />;
}

/** When to use another component. */
export function Otherwise({ docs, of }: { docs: ComponentDocs; of?: string | undefined }) {
  return (
    <Section title="When to use something else" of={of}>
      <ul className="kd-list">
        {docs.notFor.map(({ when, use = [] }) => (
          <li key={when}>
            <Words text={when} />
            {[use].flat().map((name, index) => (
              <span key={name}>
                {index === 0 ? ' Use ' : ' or '}
                <KitName name={name} />
              </span>
            ))}
            {use.length > 0 && '.'}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Anatomy, keyboard, accessibility, do and don't, from the component's `.docs.ts`. */
export function Anatomy({ docs, of }: { docs: ComponentDocs; of?: string | undefined }) {
  return (
    <Section title="Anatomy" of={of}>
      <ol className="kd-anatomy">
        {docs.anatomy.map(({ name, what }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              <Words text={what} own={of} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Keyboard and screen reader behavior. */
export function Access({ docs, of }: { docs: ComponentDocs; of?: string | undefined }) {
  return (
    <>
      <Section title="Keyboard" of={of}>
        <Keyboard rows={docs.keyboard} />
      </Section>
      <Section title="Accessibility" of={of}>
        <ul className="kd-list">
          {docs.accessibility.map((note) => (
            <li key={note}>
              <Words text={note} own={of} />
            </li>
          ))}
        </ul>
      </Section>
      {docs.doDont && (
        <Section title="Do and don’t" of={of}>
          <div className="kd-pairs">
            {docs.doDont.map((pair) => (
              <div key={pair.do} className="kd-pair">
                <p className="kd-do">
                  <strong>Do</strong>
                  <span>
                    <Words text={pair.do} />
                  </span>
                </p>
                <p className="kd-dont">
                  <strong>Don’t</strong>
                  <span>
                    <Words text={pair.dont} />
                  </span>
                </p>
              </div>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

/** The screens that use it, read from their imports. */
export function WhereUsed({ names }: { names: readonly string[] }) {
  const uses = names.flatMap((name) => usage[name] ?? []);
  const screens = new Map(
    uses.flatMap((use) => use.screens.map((screen) => [screen.title, screen] as const)),
  );
  const within = [...new Set(uses.flatMap((use) => use.within))].toSorted();
  const isEverywhere = uses.some(({ everyPage }) => everyPage);
  return (
    <Section title="Where the screens use it">
      {isEverywhere && <p>On every page, around the screen.</p>}
      {screens.size > 0 && (
        <ul className="kd-chips">
          {[...screens.values()].map(({ title, story, name }) => (
            <li key={title}>
              <PageLink href={`?path=/story/${toId(title, storyNameFromExport(story))}`}>{name}</PageLink>
            </li>
          ))}
        </ul>
      )}
      {within.length > 0 && (
        <p>
          {screens.size > 0 || isEverywhere ? 'Also inside ' : 'Inside '}
          {within.map((name, index) => (
            <span key={name}>
              {index > 0 && (index === within.length - 1 ? ' and ' : ', ')}
              <KitName name={name} />
            </span>
          ))}
          .
        </p>
      )}
      {!isEverywhere && screens.size === 0 && within.length === 0 && (
        <p>No screen of this product needs it yet.</p>
      )}
    </Section>
  );
}
