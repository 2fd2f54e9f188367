import { PageLink } from './Words.tsx';

const files = import.meta.glob<string>('../../../../.storybook/__screenshots__/*.webp', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** Addresses of the pictures on record, by the id of their story. */
const pictures = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.webp$/g, '').replace('__', '--'), url]),
);

/** The first of some stories that has a picture on record. */
export const pictured = (stories: readonly string[]): string | undefined =>
  stories.find((id) => pictures.has(id));

/** The first story of a component that has a picture on record, by the beginning of its id. */
export function picturedOf(component: string): string | undefined {
  const of = [...pictures.keys()].filter((id) => id.startsWith(`${component}--`));
  return pictured([`${component}--looks`, `${component}--playground`, `${component}--default`, ...of]);
}

/** The picture on record of a story, small: what it looks like, without drawing it. */
export function Thumbnail({ story, kind }: { story: string; kind: 'part' | 'screen' }) {
  const url = pictures.get(story);
  return (
    <span className="kd-thumbnail" data-kind={kind} aria-hidden="true">
      {url !== undefined && <img src={url} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}

/** A whole page by its picture, with its name below: leads to it. */
export function PictureLink({ story, name }: { story: string; name: string }) {
  return (
    <PageLink href={`?path=/story/${story}`}>
      {pictures.has(story) && <Thumbnail story={story} kind="screen" />}
      {name}
    </PageLink>
  );
}
