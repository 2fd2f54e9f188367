type Preload = (pathname: string) => void;

let preload: Preload | undefined;

/** Tells links how to fetch the chunk behind an address. Set by the route table's owner, which links cannot import. */
export function setPreload(next: Preload): void {
  preload = next;
}

/** Fetches the chunk of the screen behind an address of this site ahead of time. */
export function preloadScreen(href: string): void {
  preload?.(href.split(/[?#]/, 1)[0] ?? href);
}
