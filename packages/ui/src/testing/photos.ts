import type { ListingImage } from '@porchlight/domain';

/** The sample photos of the stories: width, height, and a tiny copy. */
const sources = {
  bike: [
    640,
    480,
    'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoMAAkABABoJZACdAEQ7kAAAPxuLzfG5R6pMPuEx7N7uvOnYkAAAA==',
  ],
  camera: [
    640,
    480,
    'UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAAkABABoJYwCdADhlBI5gAD+6tp/ODJX+Wnr4mG34XyuGl+qzZh1Zzjr2mehVUVhSgZgIAA=',
  ],
  chair: [
    640,
    640,
    'UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAAwABABoJYwCdADdrw2YPsAA/urbqNWnD8TAU+u0xSfGJhkVFkQl5DxVQrhpVdsgAA==',
  ],
  schoolbooks: [
    640,
    480,
    'UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoMAAkABABoJbACdAD0EwwAAP7q7PkLB8brNYKMLSAgKeDhoZAzLEdj2RtIipNzeGIQD0BmIpxiAAAA',
  ],
  dog: [
    640,
    640,
    'UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoMAAwABABoJZgAAi4MwgAA/lgB4WTn5h9wuJ6T6zuop+qL/oaZmbxgAAA=',
  ],
  guitar: [
    640,
    853,
    'UklGRkoAAABXRUJQVlA4ID4AAABwAQCdASoJAAwABABoJaACdAFAAAD+6CKP+fPfrMWzEXbHjLE7VQLyVaD2xnA9aEhbk24f/a/6jdNluXsAAA==',
  ],
  sofa: [
    640,
    480,
    'UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAkABABoJaACdADprYUxQAD+tatcIZSzsYmYqDMh92iu+nVVQdigE6hs+DjuM12CAAAA',
  ],
  table: [
    640,
    480,
    'UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAkABABoJZgCdADcAuTAAP7e7Db6Y2gY6XH49bFHeNSmUdllkNk3u686diQAAAA=',
  ],
} as const satisfies Record<string, readonly [number, number, string]>;

export type SamplePhoto = keyof typeof sources;

const descriptions: Record<SamplePhoto, string> = {
  bike: 'A city bike with a basket',
  camera: 'A film camera on a table',
  chair: 'A wooden chair',
  schoolbooks: 'Books, an apple and a cup of pencils',
  dog: 'A brown dog sitting',
  guitar: 'An acoustic guitar, upright',
  sofa: 'A two-seat sofa',
  table: 'A table with flowers and two chairs',
};

/** A sample photo as a listing's image. */
export function samplePhoto(name: SamplePhoto): ListingImage {
  const [width, height, tiny] = sources[name];
  const url = `/photos/${name}.webp`;
  return {
    id: name,
    thumbnail_url: url,
    original_url: url,
    alt: descriptions[name],
    width,
    height,
    placeholder: `data:image/webp;base64,${tiny}`,
  };
}

/** A photo whose URL returns something that is not an image. */
export const brokenPhoto: ListingImage = {
  id: 'broken',
  thumbnail_url: 'data:image/webp;base64,broken',
  original_url: 'data:image/webp;base64,broken',
  alt: 'A photo that does not load',
};
