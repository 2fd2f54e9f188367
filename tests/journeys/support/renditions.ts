import type { Locator, Page, Response } from 'playwright';
import { expect } from 'vitest';

/** A photo on a page: the rendition the browser chose, and its drawn size. */
export interface DrawnPhoto {
  /** URL of the chosen rendition. */
  url: string;
  /** Width of the chosen rendition in pixels. */
  taken: number;
  /** Widths of all renditions in pixels, ascending. */
  offered: number[];
  /** Width of its frame in device pixels. */
  needed: number;
}

/** Loaded photos among these images that come in several sizes. */
export const drawnPhotos = (images: Locator): Promise<DrawnPhoto[]> =>
  images.evaluateAll((found) =>
    found.flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || image.srcset === '' || image.naturalWidth === 0) return [];
      const offered = image.srcset.split(', ').map((entry) => {
        const [url = '', width = ''] = entry.split(' ');
        return { url: new URL(url, location.href).href, width: Number.parseInt(width, 10) };
      });
      const url = image.currentSrc;
      return {
        url,
        taken: offered.find((rendition) => rendition.url === url)?.width ?? Number.NaN,
        offered: offered.map(({ width }) => width),
        needed: image.clientWidth * devicePixelRatio,
      };
    }),
  );

const fillingOf = ({ offered, needed }: DrawnPhoto): number =>
  offered.find((width) => width >= needed) ?? Math.max(...offered);

/**
 * Fails when a photo is larger than the smallest rendition that fills its frame, or noticeably too small: a
 * browser may choose one that is too small by up to the square root of two. A larger one needed by another
 * frame of the page is fine, because the browser reuses it.
 */
export function expectRightSizes(photos: readonly DrawnPhoto[]): void {
  for (const photo of photos) {
    const { taken, offered, needed, url } = photo;
    const sizes = photos.filter((other) => other.url === url).map(fillingOf);
    expect(taken, `of ${offered.join(', ')} for ${needed}`).toBeLessThanOrEqual(Math.max(...sizes));
    expect(taken, `of ${offered.join(', ')} for ${needed}`).toBeGreaterThan(
      Math.min(fillingOf(photo), needed) / 1.5,
    );
  }
}

const isPhoto = (url: string): boolean => new URL(url).pathname.startsWith('/images/');

/** Collects photo responses from now on. */
export function watchPhotos(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (isPhoto(response.url())) answers.push(response);
  });
  return answers;
}

/** Bytes transferred per photo of the page; zero from the cache. */
export const bytesOnTheLine = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.startsWith('/images/'))
        .map(({ name, transferSize }) => [name, transferSize]),
    ),
  );
