/** Marks an element that the test DOM cannot put into the top layer. */
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

/** Files for an input. The test DOM only accepts its own `FileList`, which is filled internally. */
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
 * Polyfills jsdom with the browser APIs that the kit needs: modal dialogs and popovers (opening, closing and their
 * state), scrolling, a resize observer that never fires, and setting files of an input. Call it once, before tests
 * render. A real browser needs none of it, and tests more.
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
