/** The three boxes of an element. */
const PARTS = [undefined, '::before', '::after'] as const;

const LOOKS =
  `content background-color color font-weight text-decoration-line border-top-style border-top-width
  border-top-color border-bottom-color outline-style outline-color inset-inline-start inset-inline-end transform`.split(
    /\s+/,
  );

/** The visible element: for an invisible control that covers its label, the label. */
const seenOf = (element: Element): Element =>
  getComputedStyle(element).opacity === '0' ? (element.closest('label') ?? element) : element;

/** Everything that shows a state when colors are forced. */
function look(control: Element): string {
  const element = seenOf(control);
  const styles = PARTS.map((part) => getComputedStyle(element, part));
  const drawn = styles.map((style) => LOOKS.map((property) => style.getPropertyValue(property)).join());
  const marks = [...element.querySelectorAll('svg')].map((mark) => [
    mark.outerHTML,
    getComputedStyle(mark).fill,
  ]);
  return JSON.stringify([drawn, marks]);
}

const CHOSEN =
  '[aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), :checked:not(option)';

/** Whether the browser draws it natively, with visible ticks and dots. */
const isNative = (element: Element): boolean =>
  element instanceof HTMLInputElement && getComputedStyle(element).appearance === 'auto';

/** Selected elements that look like an unselected one of their kind. */
export function indistinctChoices(root: HTMLElement): string[] {
  return [...root.querySelectorAll(CHOSEN)].flatMap((chosen) => {
    if (isNative(chosen)) return [];
    const rivals = [...root.querySelectorAll(chosen.tagName)].filter(
      (one) => one.className === chosen.className && !one.matches(`${CHOSEN}, :disabled`),
    );
    const own = look(chosen);
    return rivals.some((rival) => look(rival) === own) ? [chosen.outerHTML.slice(0, 160)] : [];
  });
}

/** Controls without an edge: without colors, nothing else shows where they are. */
export function edgelessControls(root: HTMLElement): string[] {
  const controls = 'input:not([type="file"]), select, textarea, progress, button[class*="Button"]';
  return [...root.querySelectorAll(controls)]
    .filter((control) => !isNative(control))
    .filter((control) => {
      // A text field's frame is an ancestor.
      const frames = [control, control.parentElement ?? control].map((one) => getComputedStyle(one));
      return frames.every((style) => style.borderTopStyle === 'none' || style.borderTopWidth === '0px');
    })
    .map((control) => control.outerHTML.slice(0, 160));
}

/** Elements with motion longer than `longest`, in s, or of other properties than colors, position and opacity. */
export function movements(root: HTMLElement, longest: number): string[] {
  const seconds = (times: string) =>
    Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.includes('ms') ? 0.001 : 1)));
  const light =
    /^(none|((background-|border-|outline-|text-decoration-)?color|fill|opacity|transform|translate|scale|display|overlay|box-shadow|inline-size)(, )?)+$/;
  // One of each kind is enough.
  const kinds = new Map(
    [...root.querySelectorAll('*')].map((element) => [element.getAttribute('class'), element]),
  );
  const found = [...kinds.values()].flatMap((element) =>
    PARTS.flatMap((part) => {
      const style = getComputedStyle(element, part);
      const takes = seconds(style.transitionDuration);
      const isHeavy = takes > 0.01 && !light.test(style.transitionProperty);
      const name = element.getAttribute('class')?.replaceAll(/__\w+/g, '') ?? element.tagName;
      return [
        ...(takes > longest || isHeavy ? [`${name} ${style.transitionProperty} for ${takes} s`] : []),
        ...(style.animationName !== 'none' && seconds(style.animationDuration) > longest
          ? [`${name} ${style.animationName.replace(/__\w+/, '')}`]
          : []),
      ];
    }),
  );
  return [...new Set(found)];
}
