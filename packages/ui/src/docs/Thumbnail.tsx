import type { ComponentDocs } from './ComponentDocs.ts';
import { PageLink } from './Words.tsx';

const files = import.meta.glob<string>('../../../../.storybook/__screenshots__/*.webp', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** URLs of the reference pictures, by story id. */
const pictures = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.webp$/g, '').replace('__', '--'), url]),
);

/** The first of some stories that has a reference picture. */
export const pictured = (stories: readonly string[]): string | undefined =>
  stories.find((id) => pictures.has(id));

/** The first story of a component that has a reference picture, by id prefix, ignoring case. */
export function picturedOf(component: string): string | undefined {
  const start = `${component.toLowerCase()}--`;
  const of = [...pictures.keys()].filter((id) => id.startsWith(start));
  return pictured([`${start}looks`, `${start}playground`, `${start}default`, ...of]);
}

interface ThumbnailProps {
  /** Id of the story. Without a picture the frame is empty. */
  story: string | undefined;
  /** A component of the kit, a screen, or a whole page with a picture of both themes. */
  kind: 'part' | 'screen' | 'page';
  /** The theme of a page. Default: that of the documentation. */
  theme?: 'light' | 'dark' | undefined;
  /** The component's position in its picture. */
  at?: ComponentDocs['pictured'];
}

/** A story's reference picture as a thumbnail, without rendering the story. */
export function Thumbnail({ story = '', kind, theme, at }: ThumbnailProps) {
  const url = pictures.get(story);
  return (
    <span className="kd-thumbnail" data-kind={kind} data-theme={theme} data-at={at} aria-hidden="true">
      {url !== undefined && <img src={url} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}

interface PictureLinkProps {
  story: string;
  name: string;
  /** Why the story has no picture, if it has none. */
  instead: string | undefined;
}

/** A link to a screen: its picture, with its name below. */
export function PictureLink({ story, name, instead }: PictureLinkProps) {
  return (
    <PageLink href={`?path=/story/${story}`}>
      {pictures.has(story) ? (
        <Thumbnail story={story} kind="screen" />
      ) : (
        <span className="kd-thumbnail" data-kind="screen" aria-hidden="true">
          {instead ?? 'No picture'}
        </span>
      )}
      {name}
    </PageLink>
  );
}
