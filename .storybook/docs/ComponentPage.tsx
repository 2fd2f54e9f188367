import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, type CSSProperties, useContext, useState } from 'react';

import type { Parameters, PreparedStory } from 'storybook/internal/types';

import { docgenOf } from './docgen.ts';
import { type Entry, library } from '../../packages/ui/src/docs/library.ts';
import { PropsTable } from './PropsTable.tsx';
import { Access, Anatomy, Otherwise, Section, WhereUsed } from './sections.tsx';
import { PictureLink } from '../../packages/ui/src/docs/Thumbnail.tsx';
import { Words } from '../../packages/ui/src/docs/Words.tsx';

type Components = Readonly<Record<string, ComponentType | undefined>>;

function Props({
  name,
  component,
  of,
}: {
  name: string;
  component?: ComponentType | undefined;
  of?: string;
}) {
  const docgen = docgenOf(component);
  if (!docgen) return null;
  return (
    <Section title="Props" of={of}>
      <PropsTable name={name} docgen={docgen} level={of === undefined ? 3 : 4} />
    </Section>
  );
}

/** Another component of the same folder, documented more briefly. */
function Sibling({ name, docs, components }: Entry & { components: Components }) {
  return (
    <section className="kd-sibling">
      <h2 id={name.toLowerCase()} className="kd-h2">
        {name}
      </h2>
      <p className="kd-lead">
        <Words text={docs.purpose} own={name} />
      </p>
      <Otherwise docs={docs} of={name} />
      <Anatomy docs={docs} of={name} />
      <Props name={name} component={components[name]} of={name} />
      <Access docs={docs} of={name} />
    </section>
  );
}

/** Why a story has no picture, from its parameters. */
const withoutPicture = (parameters: Parameters): string | undefined =>
  (parameters['visual'] as { reason?: string } | undefined)?.reason;

/** The window a story asks for, by its name in the viewport menu. */
const viewportOf = ({ storyGlobals }: PreparedStory): string | undefined =>
  (storyGlobals['viewport'] as { value?: string } | undefined)?.value;

/** A screen is a whole page: shown live, wide and light next to narrow and dark, then all its states. */
function ScreenPage({ stories }: { stories: readonly PreparedStory[] }) {
  const first = stories.find((story) => viewportOf(story) === undefined);
  // Its play may only fit the wide window, so the narrow one shows the story that was made for it.
  const phone = stories.find((story) => viewportOf(story) === 'phone');
  return (
    <>
      <Title />
      <Description />
      {first && (
        <iframe
          className="kd-sheet"
          data-wide={phone === undefined ? '' : undefined}
          title={`${first.name}, light and dark`}
          src={`./sheet.html?story=${first.id}&frames=1280:light,${phone ? `360:dark:${phone.id}` : '1280:dark'}`}
          loading="lazy"
        />
      )}
      <ul className="sb-unstyled kd kd-screens">
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <PictureLink story={id} name={name} instead={withoutPicture(parameters)} />{' '}
            <Words text={storyDescription(parameters)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const storyDescription = (parameters: Parameters): string =>
  String((parameters['docs'] as Parameters | undefined)?.['description']?.story ?? '');

/** Stories about the whole window get a frame as wide as a desktop's, with the height from their parameters. */
function desktopOf(parameters: Parameters): { className?: string; style?: CSSProperties } {
  const height = (parameters['docs'] as { desktop?: string } | undefined)?.desktop;
  if (height === undefined) return {};
  return { className: 'kd-desktop', style: { '--kd-desktop': height } as CSSProperties };
}

/** Pages that are not about a component of the kit: flows, foundations. */
function OtherPage() {
  return (
    <>
      <Title />
      <Description />
      <Stories title="" />
    </>
  );
}

/** Rendered on demand: inside a closed `details` it could not detect which of its elements take the focus. */
function FoldedControls() {
  const [open, setOpen] = useState(false);
  return (
    <details className="kd-controls" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Change its props</summary>
      {open && <Controls />}
    </details>
  );
}

/** The page of one component: when to use it and when not, its parts, its usage and where it is used. */
export default function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const title = csfFile.meta.title ?? '';
  const name = title.split('/').at(-1) ?? '';
  const entry = library.get(name === 'Icons' ? 'Icon' : name);
  const [primary] = stories;
  if (title.startsWith('Screens/')) return <ScreenPage stories={stories} />;
  if (!entry || !primary) return <OtherPage />;

  const { docs } = entry;
  const component = preparedMeta.component as ComponentType | undefined;
  const components = (preparedMeta.subcomponents ?? {}) as Components;
  const desktop = desktopOf(preparedMeta.parameters);
  const siblings = [...library.values()].filter(
    (other) => other.shelf === entry.shelf && other.room === entry.room && other !== entry,
  );
  return (
    <div {...desktop}>
      <div className="sb-unstyled kd">
        <p className="kd-quiet">{title.split('/')[0]}</p>
        <h1 className="kd-h1">{name}</h1>
        <p className="kd-lead">
          <Words text={docs.purpose} own={name} />
        </p>
        {docs.alsoCalled && <p className="kd-quiet">Elsewhere: {docs.alsoCalled.join(', ')}.</p>}
        <p>
          <code className="kd-import">
            import {'{ '}
            {[entry, ...siblings].map((one) => one.name).join(', ')}
            {' }'} from &apos;@porchlight/ui&apos;;
          </code>
        </p>
      </div>
      <Canvas of={primary.moduleExport} withToolbar />
      <Description of={primary.moduleExport} />
      {/* A story with its own render function without arguments takes no props. */}
      {primary.originalStoryFn.length > 0 && <FoldedControls />}
      <div className="sb-unstyled kd">
        <Otherwise docs={docs} />
        <Anatomy docs={docs} />
        <Props name={name} component={component} />
        <Access docs={docs} />
        {siblings.map((sibling) => (
          <Sibling key={sibling.name} {...sibling} components={components} />
        ))}
        <WhereUsed names={[entry, ...siblings].map((one) => one.name)} />
        {stories.length > 1 && (
          <h2 id="all-stories" className="kd-h2">
            All stories
          </h2>
        )}
      </div>
      {stories.length > 1 && <Stories title="" includePrimary={false} />}
    </div>
  );
}
