// The page of the photo bench: makes the photos and runs each compressor on them. bench/images.mjs drives it.
import compressOther from 'browser-image-compression';
import libraryUrl from 'browser-image-compression/dist/browser-image-compression.js?url';
import Compressor from 'compressorjs';

import { createCompressor } from '../../apps/web/src/listings/uploads/index.ts';
import { withExif } from '../../tests/support/exif.ts';

const WIDTH = 4032;
const HEIGHT = 3024;
/**
 * Ours with the product's settings: inside 1920 by 1080, 0.8, towards 500 KB. The others get the same target pixels.
 */
const QUALITY = 0.8;
const TARGET_MB = 500 / 1024;

/** Sensor-like noise, the same in every run. */
function grain() {
  const tile = new OffscreenCanvas(512, 512);
  const context = tile.getContext('2d');
  const pixels = context.createImageData(512, 512);
  let state = 2041;
  for (let at = 0; at < pixels.data.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels.data.fill(state >>> 24, at, at + 3);
    pixels.data[at + 3] = 16;
  }
  context.putImageData(pixels, 0, 0);
  return tile;
}

/** A twelve-megapixel photo with Exif: one of the demo's pictures, enlarged, with grain. */
async function photograph(url, orientation) {
  const picture = await createImageBitmap(await (await fetch(url)).blob());
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0, WIDTH, HEIGHT);
  context.fillStyle = context.createPattern(grain(), 'repeat');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  const bytes = withExif(new Uint8Array(await blob.arrayBuffer()), orientation);
  return new File([bytes], 'IMG_2041.jpg', { type: 'image/jpeg' });
}

const photos = [];
const ours = createCompressor();

const compressors = {
  porchlight: async ({ file }) => (await ours.compress(file)).blob,
  'browser-image-compression': ({ file, longest }) =>
    compressOther(file, {
      maxSizeMB: TARGET_MB,
      maxWidthOrHeight: longest,
      initialQuality: QUALITY,
      useWebWorker: true,
      libURL: new URL(libraryUrl, location.href).href,
    }),
  compressorjs: ({ file }) =>
    new Promise((success, error) => {
      void new Compressor(file, { maxWidth: 1920, maxHeight: 1080, quality: QUALITY, success, error });
    }),
};

/** Runs something while a timer ticks every 4 ms; the longest gap between ticks is how long the page was blocked. */
async function watched(run) {
  let longest = 0;
  let last = performance.now();
  let timer = 0;
  const tick = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 4);
    last = now;
    timer = setTimeout(tick, 4);
  };
  timer = setTimeout(tick, 4);
  const result = await run();
  tick();
  clearTimeout(timer);
  return { result, longest };
}

globalThis.bench = {
  names: Object.keys(compressors),
  async prepare(urls) {
    for (const [index, url] of urls.entries()) {
      const isUpright = index % 2 === 1;
      photos.push({ file: await photograph(url, isUpright ? 6 : 1), longest: isUpright ? 1080 : 1440 });
    }
    return photos.map(({ file }) => file.size);
  },
  /** Time and longest block of the main thread in ms, bytes and pixels of the result. */
  async run(name, index) {
    const started = performance.now();
    const { result, longest } = await watched(() => compressors[name](photos[index]));
    const time = performance.now() - started;
    const { width, height } = await createImageBitmap(result);
    return { time, block: longest, bytes: result.size, width, height };
  },
};
