import type { Target } from './targets.ts';

// Runs in the page as source text: these functions may only use the injected library.

/** The finder of `@testing-library/dom`. */
type Find = (
  root: HTMLElement,
  what: string | RegExp,
  options: { name?: string | RegExp; level?: number; ignore?: string },
) => HTMLElement[];

declare global {
  interface Window {
    TestingLibraryDom?: Record<'queryAllByRole' | 'queryAllByLabelText' | 'queryAllByText', Find>;
    eyes?: ReturnType<typeof openEyes>;
  }
}

/** The center of a found element, in the window. */
export interface Sight {
  x: number;
  y: number;
}

/**
 * Adds `window.eyes` to a page: finds targets as `@testing-library/dom` does, and checks whether a user can
 * see them.
 */
export function openEyes() {
  const find = (target: Target): HTMLElement[] => {
    const library = window.TestingLibraryDom;
    if (!library) throw new Error('Nothing was put into this page.');
    const { by, role = '', name: wire, level, within } = target;
    const name = typeof wire === 'object' ? new RegExp(wire.source, wire.flags) : wire;
    const roots = within ? find(within) : [document.body];
    return roots.flatMap((root) => {
      if (by === 'role')
        return library.queryAllByRole(root, role, { ...(name && { name }), ...(level && { level }) });
      if (by === 'label') return library.queryAllByLabelText(root, name ?? '', {});
      return library.queryAllByText(root, name ?? '', { ignore: 'script, style, option' });
    });
  };

  /** The visible part of a control: some inputs are invisible, and their label shows their state. */
  const drawn = (element: HTMLElement): HTMLElement =>
    (element instanceof HTMLInputElement && /^(radio|checkbox|file)$/.test(element.type)
      ? element.labels?.[0]
      : undefined) ?? element;

  const opacity = (element: Element | null): number =>
    element === null ? 1 : Number(getComputedStyle(element).opacity) * opacity(element.parentElement);

  /** Whether it is visible once scrolled to: it has a size and isn't transparent. */
  const isSeen = (element: HTMLElement): boolean => {
    const shown = drawn(element);
    const { width, height } = shown.getBoundingClientRect();
    const isDrawn = shown.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
    return width > 3 && height > 3 && isDrawn && opacity(shown) > 0.4;
  };

  const seen = (target: Target): HTMLElement | undefined => find(target).find(isSeen);

  /** The point to click. @throws the reason why it can't be clicked yet */
  const aim = async (target: Target): Promise<Sight> => {
    const element = seen(target);
    if (!element)
      throw new Error(find(target).length > 0 ? 'It is there, but not to be seen.' : 'It is not there.');
    if (element.matches(':disabled')) throw new Error('It is disabled.');
    const shown = drawn(element);
    const place = () => {
      const { left, top, width, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    };
    const isOutside = ({ x, y }: Sight): boolean => x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
    const hitAt = ({ x, y }: Sight): Element | null => document.elementFromPoint(x, y);
    // During a page transition the root element is hit, and clicks are lost.
    const isHit = (hit: Element | null): boolean =>
      hit !== null &&
      hit !== document.documentElement &&
      (shown.contains(hit) || hit.contains(shown) || element.contains(hit));
    if (isOutside(place()) || !isHit(hitAt(place())))
      shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const before = place();
    // After two frames a moving element is somewhere else.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const at = place();
    if (at.x !== before.x || at.y !== before.y) throw new Error('It moves.');
    // An animation that waits for its first frame has not moved it yet.
    const isEntering = document.getAnimations().some(({ effect, playState }) => {
      const moved = effect instanceof KeyframeEffect ? effect.target : null;
      return playState === 'running' && moved?.contains(shown) && effect?.getTiming().iterations === 1;
    });
    if (isEntering) throw new Error('It is about to move.');
    if (isOutside(at)) throw new Error('It is outside of the window.');
    const hit = hitAt(at);
    if (!isHit(hit)) throw new Error(`It is covered: ${hit?.outerHTML.slice(0, 160)}`);
    return at;
  };

  return { find, seen, aim };
}
