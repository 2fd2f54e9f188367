// A page with a sample of everything that browsers and systems render differently.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));

async function dataUrl(path: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(path)).toString('base64')}`;
}

const font = (path: string): Promise<string> => dataUrl(require.resolve(path), 'font/woff2');

/** Size of the probe page, in px. */
export const PROBE = { width: 640, height: 720 };

const words = 'Sphinx of black quartz, judge my vow: $1,204 (obo) fi ffl &amp; Żółć';
const sizes = [11, 14, 16, 20, 27, 40];
const weights = [300, 400, 600, 720];

/**
 * The page as one HTML text: the kit's font and the bundled fonts at several sizes and weights; corners, shadows,
 * gradients, blur, layers and rotated boxes; a photo scaled down and up; native controls, light and dark.
 *
 * @param storybook The `.storybook` folder.
 */
export async function probePage(storybook: string): Promise<string> {
  const kit = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
  const [own, plain, arabic, mono, photo] = await Promise.all([
    font(createRequire(require.resolve('@porchlight/ui/package.json')).resolve(kit)),
    font('@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2'),
    font('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
    font('@fontsource-variable/noto-sans-mono/files/noto-sans-mono-latin-wght-normal.woff2'),
    dataUrl(join(storybook, 'public/photos/armchair.webp'), 'image/webp'),
  ]);
  const face = (family: string, url: string) =>
    `@font-face { font-family: '${family}'; src: url(${url}); font-weight: 200 800; }`;
  const controls = `
    <input type="checkbox" checked><input type="radio"><input type="range"><progress value="0.4"></progress>
    <input value="bike"><button>Search</button>`;
  return `<!doctype html><html lang="en"><style>
    ${face('Own', own)}${face('Plain', plain)}${face('Arabic', arabic)}${face('Mono', mono)}
    * { animation: none; transition: none; caret-color: transparent; }
    body { margin: 0; padding: 8px; inline-size: ${PROBE.width - 16}px; background: oklch(0.98 0.01 85); color: oklch(0.25 0.02 60);
      font-family: Own, Plain, Arabic; }
    p { margin: 0 0 2px; white-space: nowrap; overflow: hidden; }
    input, button { font: inherit; }
    .row { display: flex; gap: 12px; margin-block: 8px; align-items: center; }
    .row > * { inline-size: 70px; block-size: 56px; flex: none; }
    .controls { padding: 6px; }
    .night { color-scheme: dark; background: oklch(0.22 0.02 60); color: oklch(0.93 0.01 85); }
  </style><body>
    ${sizes.map((size) => `<p style="font-size:${size}px">${words}</p>`).join('')}
    ${weights.map((weight) => `<p style="font-weight:${weight}">${words} درّاجة للبيع</p>`).join('')}
    <p style="font-family:Mono">const price = 1204;</p>
    <div class="row">
      <div style="border-radius:14px;border:1px solid oklch(0.6 0.05 160);box-shadow:0 8px 24px rgb(0 0 0 / 0.3)"></div>
      <div style="border-radius:999px;background:linear-gradient(135deg,oklch(0.8 0.14 75),oklch(0.4 0.1 160))"></div>
      <div style="background:conic-gradient(from 20deg,red,lime,blue,red);opacity:0.6;border-radius:8px"></div>
      <div style="background:radial-gradient(circle,#fff,#246 70%);filter:blur(1.5px)"></div>
      <div style="background:color-mix(in oklch,tomato,navy);transform:rotate(7deg) scale(0.9)"></div>
      <div style="outline:3px solid oklch(0.5 0.1 250);outline-offset:2px;text-decoration:underline wavy">wave</div>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M3 11 12 3l9 8v9a1 1 0 0 1-1 1h-5v-7H9v7H4a1 1 0 0 1-1-1z" stroke-dasharray="3 1.3"/></svg>
    </div>
    <div class="row">
      ${[24, 56, 70].map((width) => `<img src="${photo}" style="inline-size:${width}px;object-fit:cover;border-radius:8px" alt="">`).join('')}
      <img src="${photo}" style="inline-size:240px;block-size:120px;object-fit:cover" alt="">
      <img src="${photo}" style="inline-size:90px;block-size:120px;object-fit:contain;filter:blur(8px)" alt="">
    </div>
    <div class="row controls" style="block-size:auto">${controls.replaceAll('<input', '<input style="inline-size:auto;block-size:auto"')}</div>
    <div class="row controls night">${controls}</div>
  </body></html>`;
}
