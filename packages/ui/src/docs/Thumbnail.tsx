import type { ComponentDocs } from './ComponentDocs.ts';
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

/** The first story of a component that has a picture on record, by the beginning of its id, in any case. */
export function picturedOf(component: string): string | undefined {
  const start = `${component.toLowerCase()}--`;
  const of = [...pictures.keys()].filter((id) => id.startsWith(start));
  return pictured([`${start}looks`, `${start}playground`, `${start}default`, ...of]);
}

interface ThumbnailProps {
  /** Id of the story. Without one that has a picture the frame is empty. */
  story: string | undefined;
  /** A part of the kit, or a screen. */
  kind: 'part' | 'screen';
  /** Where the part is in its picture. */
  at?: ComponentDocs['pictured'];
}

/** The picture on record of a story, small: what it looks like, without drawing it. */
export function Thumbnail({ story = '', kind, at }: ThumbnailProps) {
  const url = pictures.get(story);
  return (
    <span className="kd-thumbnail" data-kind={kind} data-at={at} aria-hidden="true">
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
