/** An element that the test DOM cannot put into the top layer is marked as being there. */
const SHOWN = 'data-test-open';

function installDialogs(): void {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  prototype.close = function close() {
    this.removeAttribute('open');
  };
}

function installPopovers(): void {
  const { prototype } = HTMLElement;
  prototype.showPopover = function showPopover() {
    this.setAttribute(SHOWN, '');
  };
  prototype.hidePopover = function hidePopover() {
    this.removeAttribute(SHOWN);
  };
  const matches = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value as
    | ((this: Element, selectors: string) => boolean)
    | undefined;
  Element.prototype.matches = function matchesWithPopover(this: Element, selectors: string) {
    if (selectors === ':popover-open') return this.hasAttribute(SHOWN);
    return matches?.call(this, selectors) ?? false;
  } as Element['matches'];
}

/**
 * Gives jsdom what the kit needs of the platform: modal dialogs and popovers, as far as opening, closing and asking
 * whether they are open, scrolling, and an observer of sizes, which never change. Once, before tests render something.
 * A real browser needs none of it, and tells more.
 */
export function installPlatform(): void {
  installDialogs();
  installPopovers();
  HTMLElement.prototype.scrollTo = () => undefined;
  HTMLElement.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}
