/** The connection is back, for what asks the browser. */
export function comeBack(): void {
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
}

/** The browser says that it is offline. @returns `comeBack` */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
  return comeBack;
}
