/**
 * What the test DOM lacks of the platform: modal dialogs and popovers, as far as opening, closing and
 * asking whether they are open, and an observer of sizes, which never change. How they look and behave is tested in a browser, by the stories.
 */
export function installPlatform(): void {
  const open = (element: Element) => element.setAttribute('data-test-open', '');
  const close = (element: Element) => element.removeAttribute('data-test-open');

  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function closeDialog() {
    this.removeAttribute('open');
  };
  HTMLElement.prototype.showPopover = function showPopover() {
    open(this);
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    close(this);
  };
  HTMLElement.prototype.scrollTo = () => undefined;
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  const matches = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value as
    | ((this: Element, selectors: string) => boolean)
    | undefined;
  Element.prototype.matches = function matchesWithPopover(this: Element, selectors: string) {
    if (selectors === ':popover-open') return this.hasAttribute('data-test-open');
    return matches?.call(this, selectors) ?? false;
  } as Element['matches'];
}
