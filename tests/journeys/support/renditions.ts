import type { Locator, Page, Response } from 'playwright';
import { expect } from 'vitest';

/** A photo on a page: which of its sizes the browser took, and how many pixels it is drawn in. */
export interface DrawnPhoto {
  /** Address of the rendition that was taken. */
  url: string;
  /** Pixels of the rendition that was taken. */
  taken: number;
  /** Pixels of every rendition there is, narrowest first. */
  offered: number[];
  /** Pixels of the screen that its frame is wide. */
  needed: number;
}

/** The photos among these images that have arrived and come in several sizes. */
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
 * Fails when one of the photos on a page is larger than the first rendition that fills its frame, or so small that one
 * sees it: a browser may take one that is up to a factor of the square root of two too small. A larger one that another
 * frame of the page needs costs nothing more, and a browser that has it already takes it.
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

/** Collects the answers of photos from now on. */
export function watchPhotos(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (isPhoto(response.url())) answers.push(response);
  });
  return answers;
}

/** How many bytes each photo of the page took on the line; none when it was at hand. */
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
