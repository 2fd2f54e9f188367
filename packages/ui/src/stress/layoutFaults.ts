const within = (rect: DOMRect, left: number, right: number): boolean =>
  rect.left >= left - 1 && rect.right <= right + 1;

/** Whether it is visually hidden or not rendered. */
function isUnseen(element: Element): boolean {
  return (
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest('svg') !== null ||
    ancestors(element).some((one) => getComputedStyle(one).clipPath.startsWith('inset(50%'))
  );
}

function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let one: Element | null = element; one !== null; one = one.parentElement) found.push(one);
  return found;
}

/** Rows that scroll sideways on purpose, such as chips and tabs on a phone. */
const scrollsSideways = (element: Element): boolean =>
  ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);

/** Whether it has a visible box, which its text must not leave. */
function isBox(element: Element): boolean {
  const { backgroundColor, borderInlineEndWidth, borderInlineEndColor, display } = getComputedStyle(element);
  const isDrawn = (color: string) => !/^(transparent|rgba\(.*, 0\)|oklch\(.*\/ 0\))$/.test(color);
  return (
    display !== 'inline' &&
    (isDrawn(backgroundColor) || (borderInlineEndWidth !== '0px' && isDrawn(borderInlineEndColor)))
  );
}

function describe(element: Element): string {
  const text = element.textContent?.trim().slice(0, 30) ?? '';
  const story = element.closest('[data-stress]')?.getAttribute('data-stress') ?? '';
  return `${story}: ${element.tagName.toLowerCase()}.${element.className.replaceAll(/__\w+/g, '')} ${text}`;
}

const hides = (overflow: string): boolean => ['hidden', 'clip'].includes(overflow);

/** Truncated on purpose, with an ellipsis. */
const isShortened = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

function textFaults(node: Text, right: number): string[] {
  const element = node.parentElement;
  if (element === null || node.data.trim() === '' || isUnseen(element)) return [];
  // A map continues beyond its edges, and so do the names on it.
  if (element.closest('.leaflet-map-pane') !== null) return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const around = ancestors(element).map((one) => ({ one, style: getComputedStyle(one) }));
  if (around.some(({ one, style }) => scrollsSideways(one) || isShortened(style))) return [];
  const leaves = (left: number, end: number) => rects.some((rect) => !within(rect, left, end));
  if (leaves(0, right)) return [`leaves the window: ${describe(element)}`];
  const box = around.find(({ one }) => isBox(one))?.one.getBoundingClientRect();
  if (box && leaves(box.left, box.right)) return [`leaves its box: ${describe(element)}`];
  // A fixed element is not clipped by its ancestors.
  const fixed = around.findIndex(({ style }) => style.position === 'fixed');
  const holders = fixed === -1 ? around : around.slice(0, fixed + 1);
  // A fade-out shows that the content continues.
  const cut = holders.find(({ one, style }) => {
    const { left, right: end, top, bottom } = one.getBoundingClientRect();
    const isCutAcross = hides(style.overflowX) && leaves(left, end);
    return (
      isCutAcross ||
      (hides(style.overflowY) &&
        style.maskImage === 'none' &&
        rects.some((rect) => rect.top < top - 2 || rect.bottom > bottom + 2))
    );
  });
  return cut === undefined ? [] : [`is cut off: ${describe(element)}`];
}

/** The innermost elements that overflow the window, unless an ancestor clips or scrolls them. */
function boxFaults(element: Element, right: number): string[] {
  const isOut = (one: Element) => !within(one.getBoundingClientRect(), 0, right);
  if (!isOut(element) || isUnseen(element) || [...element.children].some(isOut)) return [];
  const isHeld = ancestors(element)
    .slice(1)
    .some((one) => scrollsSideways(one) || hides(getComputedStyle(one).overflowX));
  if (isHeld || element.clientWidth === 0 || getComputedStyle(element).position === 'fixed') return [];
  return [`wider than the window: ${describe(element)}`];
}

/** Layout faults under `root`: elements and texts beyond the window, texts beyond their box, clipped texts. */
export function layoutFaults(root: HTMLElement): string[] {
  const right = document.documentElement.clientWidth;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  while (texts.nextNode()) faults.push(...textFaults(texts.currentNode as Text, right));
  for (const element of root.querySelectorAll('*')) faults.push(...boxFaults(element, right));
  return faults;
}

/** Length of a long everyday word, such as German for push notification settings. */
const LONG_WORD = 26;

/**
 * Texts that stay as they are: options drawn by the browser, dates (short in every language), names, the two words
 * instead of a small photo, and stories with their own long words.
 */
const AS_IS =
  'option, svg, time, [translate="no"], [data-state="empty"], [data-state="failed"], [data-stress$="Stress"]';

/** Makes the first word of every text very long, as in a language with compound words. */
export function lengthenWords(root: HTMLElement): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.closest(AS_IS) !== null) continue;
    text.data = text.data.replace(/\p{L}{3,}/u, (word) =>
      word.repeat(Math.ceil(LONG_WORD / word.length)).slice(0, Math.max(LONG_WORD, word.length)),
    );
  }
}
