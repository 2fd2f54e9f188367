// One story at several widths in both themes. A page of its own, so that Storybook doesn't take the events of these
// frames for those of its preview. `story` is the story's id; `frames` (`1280:light,360:dark`, a third part
// names another story) and `globals` (as in the preview's address) are optional. Runs in the browser unbuilt.
const query = new URLSearchParams(location.search);
const story = query.get('story') ?? '';
const globals = new Map((query.get('globals') ?? '').split(';').map((pair) => pair.split(':')));
const rows =
  query.get('frames') === null
    ? ['light', 'dark'].map((theme) => [360, 768, 1280].map((width) => [width, theme]))
    : [
        query
          .get('frames')
          .split(',')
          .map((frame) => frame.split(':')),
      ];
/** Those of the viewport menu (`preview.tsx`). */
const heights = { 320: 640, 360: 740, 768: 1024, 1280: 900 };

/** The address of a story alone, in a theme. */
function addressIn(theme, id) {
  const chosen = new Map([...globals, ['theme', theme], ['a11y.manual', '!true']]);
  chosen.delete('');
  const pairs = [...chosen].map((pair) => pair.join(':')).join(';');
  return `./iframe.html?${new URLSearchParams({ viewMode: 'story', id, globals: pairs })}`;
}

function frameOf([width, theme, id = story]) {
  const figure = document.createElement('figure');
  figure.style.setProperty('--width', width);
  figure.style.setProperty('--height', heights[width] ?? 900);
  const link = document.createElement('a');
  link.href = addressIn(theme, id);
  link.target = '_blank';
  link.textContent = `${width} · ${theme}`;
  const frame = document.createElement('iframe');
  frame.dataset.src = link.href;
  frame.title = link.textContent;
  const box = document.createElement('div');
  box.className = 'window';
  box.append(frame);
  figure.append(link, box);
  return figure;
}

document.title = `${story}: ${document.title.toLowerCase()}`;
document.documentElement.style.colorScheme = globals.get('theme') ?? 'light dark';
for (const frames of rows) {
  const row = document.createElement('div');
  row.className = 'row';
  row.style.setProperty('--total', frames.reduce((total, [width]) => total + Number(width), 0));
  row.append(...frames.map(frameOf));
  document.body.append(row);
}

/** After this time, in ms, the next frame loads in any case. */
const PATIENCE = 20_000;

/** Makes a window as low as its content, if that is all there is: overlays need the whole window. */
function fit({ contentDocument: page, parentElement: { parentElement: figure } }) {
  const height = Math.ceil(page.body.getBoundingClientRect().height);
  const isWhole = page.querySelector('dialog[open], :popover-open') !== null;
  if (!isWhole && height < figure.style.getPropertyValue('--height'))
    figure.style.setProperty('--height', height);
}

/** Loads a frame, until its story and the story's play have ended. */
function load(frame) {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    addEventListener('message', ({ source, data }) => {
      const hasEnded = /"(storyFinished|playFunctionThrewException)"/.test(String(data));
      if (source !== frame.contentWindow || !hasEnded) return;
      fit(frame);
      resolve();
    });
    frame.src = frame.dataset.src;
  });
}

// One after the other: stories take the focus from each other, and together they load more than a browser accepts.
for (const frame of document.querySelectorAll('iframe')) await load(frame);
