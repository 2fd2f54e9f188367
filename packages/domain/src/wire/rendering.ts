/** The interface between the server and the web app's server entry: a URL in, a page out. */

/** CSP hashes of a page's inline scripts and styles (`sha256-…`). */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Files of a screen, as absolute paths. */
export interface ScreenFiles {
  scripts: readonly string[];
  /** Style sheets in addition to those of the whole app. */
  styles: readonly string[];
  /** Hash of all its style sheets concatenated, those of the whole app first. */
  styleHash: string;
}

/** The client build's files, as absolute paths. */
export interface RenderAssets {
  /** The inline script that runs before the first paint. */
  boot: { text: string; hash: string };
  /** The module that starts the app. */
  script: string;
  /** Style sheets of the whole app. */
  styles: readonly string[];
  /** Chunks to preload on every page. */
  preloads: readonly string[];
  /** Chunks to preload on protected pages: the session and its calls. */
  protectedPreloads: readonly string[];
  /** Fonts to preload. */
  fonts: readonly string[];
  /** Style sheet texts by path, inlined to save a request. */
  sheets: Readonly<Record<string, string>>;
  /** By source path of a lazy screen. */
  screens: Readonly<Record<string, ScreenFiles>>;
}

/** The body of a successful response, as an object. */
export interface HandedOver {
  data: unknown;
}

export interface RenderRequest {
  /** Absolute URL of the page. */
  url: string;
  /**
   * Calls the API as an anonymous visitor, without a network hop. Takes `/api/v1/…?…`. A successful response comes as
   * an object, not serialized; an error comes as a `Response`.
   */
  fetch: (pathAndQuery: string) => Promise<Response | HandedOver>;
  /** Origin of absolute links (canonical, previews). No trailing slash. */
  publicUrl: string;
  /** The time that relative dates count from, ISO 8601. */
  now: string;
  assets: RenderAssets;
}

export interface RenderResult {
  status: number;
  headers: Record<string, string>;
  /** Hashes for the page's CSP; absent without inline content. */
  inline?: InlineHashes;
  body: ReadableStream<Uint8Array> | string;
}
