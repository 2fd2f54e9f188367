const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const known = new Map<string, number>();

/** A color from the stylesheet, and its opacity, from 0 to 1. */
type Layer = readonly [color: string, opacity: number];

/** Luminance of stacked layers, from 0 to 1, the lowest layer first. */
function luminance(layers: readonly Layer[]): number {
  const key = layers.join(';');
  const before = known.get(key);
  if (before !== undefined || canvas === null) return before ?? 0;
  for (const [color, opacity] of layers) {
    canvas.globalAlpha = opacity;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  const bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  known.set(key, bright);
  return bright;
}

/** The contrast of a layer with its background. */
function contrast(over: Layer, ground: readonly Layer[]): number {
  const both = [luminance([...ground, over]), luminance(ground)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

const ancestors = (element: Element | null): Element[] =>
  element === null ? [] : [...ancestors(element.parentElement), element];

const opacityOf = (element: Element | null): number =>
  ancestors(element).reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1);

/** The background layers under an element's content, the page first. */
const groundOf = (element: Element | null): Layer[] =>
  ancestors(element).map((one) => [getComputedStyle(one).backgroundColor, opacityOf(one)]);

/** The contrast of an element's text or edge color with its background. */
const contrastOn = (ground: Element | null, color: string, drawn: Element): number =>
  contrast([color, opacityOf(drawn)], groundOf(ground));

interface Measured {
  what: 'text' | 'icon' | 'edge' | 'ring';
  element: Element;
  ratio: number;
}

const isUsable = (control: HTMLElement): boolean =>
  control.checkVisibility() &&
  opacityOf(control) > 0 &&
  control.closest(':disabled, [aria-disabled="true"], [data-disabled]') === null;

/** Whether it has its own visible text, not only visually hidden text. */
function showsWords(element: Element): boolean {
  const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const isHidden = (one: Element) => getComputedStyle(one).clipPath.startsWith('inset(50%');
  return hasWords && opacityOf(element) > 0 && !ancestors(element).some(isHidden);
}

/** Its texts, or else its icons. */
function textsOf(control: HTMLElement): Measured[] {
  const texts = [control, ...control.querySelectorAll('*')].filter(showsWords);
  if (texts.length === 0)
    return [...control.querySelectorAll('svg')].map((element) => {
      const ratio = contrastOn(element.parentElement, getComputedStyle(element).color, element);
      return { what: 'icon', element, ratio };
    });
  return texts.map((element) => {
    const ratio = contrastOn(element, getComputedStyle(element).color, element);
    return { what: 'text', element, ratio };
  });
}

/** What distinguishes a field or a choice from its surroundings: its edge, or its background. */
function edgesOf(control: HTMLElement): Measured[] {
  if (!control.matches('input:not([type="file"]), select, textarea')) return [];
  // The frame of a field, or of a card-like choice, is an ancestor.
  const frames = ancestors(control).slice(-3);
  const ratios = frames.flatMap((frame) => {
    const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(frame);
    const colors = borderTopStyle === 'none' ? [backgroundColor] : [borderTopColor, backgroundColor];
    return colors.map((color) => contrastOn(frame.parentElement, color, frame));
  });
  return [{ what: 'edge', element: control, ratio: Math.max(...ratios) }];
}

/** The surroundings of an element: the nearest ancestor that is at least as tall. */
function aroundOf(element: Element): Element | null {
  const { height } = element.getBoundingClientRect();
  let around = element.parentElement;
  while (around && around.getBoundingClientRect().height < height) around = around.parentElement;
  return around;
}

/** The contrast of a focus ring with its background; 1 without a ring. */
function ringOf(element: Element, part?: '::after'): number {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element, part);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 1;
  const isInside = Number.parseFloat(outlineOffset) < -1;
  return contrastOn(isInside ? element : aroundOf(element), outlineColor, element);
}

/** The focus ring, around a control or one of its ancestors. */
function ringsOf(control: HTMLElement): Measured[] {
  // A label passes the focus on; an unselected tab never has it.
  if (control.matches('label, [role="tab"][tabindex="-1"]')) return [];
  const rings = ancestors(control).map((one) => ringOf(one));
  return [{ what: 'ring', element: control, ratio: Math.max(...rings, ringOf(control, '::after')) }];
}

const least = { text: 4.5, icon: 3, edge: 3, ring: 3 };

/** Contrast faults of these controls in their current state. */
export function contrastFaults(controls: readonly HTMLElement[], isFocused: boolean): string[] {
  const measured = controls
    .filter(isUsable)
    .flatMap((control) => [...textsOf(control), ...edgesOf(control), ...(isFocused ? ringsOf(control) : [])]);
  return measured
    .filter(({ what, ratio }) => ratio < least[what])
    .map(({ what, ratio, element }) => {
      const story = element.closest('[data-stress]')?.getAttribute('data-stress') ?? '';
      return `${what} of ${ratio.toFixed(2)} in ${story}: ${element.outerHTML.slice(0, 160)}`;
    });
}
