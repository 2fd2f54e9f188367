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

/** Files for an input. The only list of files that the test DOM takes is one of its own, filled from within. */
function installFiles(): void {
  if (!('createObjectURL' in URL))
    Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });
  if ('DataTransfer' in globalThis) return;
  const innerOf = (outer: object): unknown => {
    const [symbol = Symbol('none')] = Object.getOwnPropertySymbols(outer);
    return Reflect.get(outer, symbol);
  };
  class TestTransfer {
    readonly files = Object.assign(document.createElement('input'), { type: 'file' }).files;
    readonly items = {
      add: (file: File): void => {
        const inner = this.files && innerOf(this.files);
        if (Array.isArray(inner)) inner.push(innerOf(file));
      },
    };
  }
  Object.assign(globalThis, { DataTransfer: TestTransfer });
}

/**
 * Gives jsdom what the kit needs of the platform: modal dialogs and popovers, as far as opening, closing and asking
 * whether they are open, scrolling, an observer of sizes, which never change, and putting files into an input. Once, before tests render something.
 * A real browser needs none of it, and tells more.
 */
export function installPlatform(): void {
  installDialogs();
  installPopovers();
  installFiles();
  HTMLElement.prototype.scrollTo = () => undefined;
  HTMLElement.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}
