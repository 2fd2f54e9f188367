// Runs in the page: measures the time from an input until its result is painted, and the longest frame.
let began = 0;
let frames = [];
let last = performance.now();

const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
  });

function watch(now) {
  frames.push(now - last);
  last = now;
  requestAnimationFrame(watch);
}
requestAnimationFrame(watch);

for (const kind of ['click', 'keydown'])
  addEventListener(kind, () => (began = performance.now()), { capture: true });

globalThis.bench = {
  /** From the last input until the first match of `selector` shows this text. */
  async untilShown(selector, text) {
    while (!document.querySelector(selector)?.textContent.includes(text)) await painted();
    return (await painted()) - began;
  },
  /** From the last input until there are this many elements. */
  async untilCount(selector, count) {
    while (document.querySelectorAll(selector).length < count) await painted();
    return (await painted()) - began;
  },
  /** From the last input until the reply box contains this many characters. */
  async untilTyped(length) {
    while (document.querySelector('textarea').value.length !== length) await painted();
    return (await painted()) - began;
  },
  startFrames() {
    frames = [];
  },
  longestFrame: () => Math.max(0, ...frames),
};
