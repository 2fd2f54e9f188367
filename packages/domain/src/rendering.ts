/** The agreement between the server and the web app's server entry: a URL in, a page out. */

/** What of a page stands in it instead of in a file: hashes as a content security policy names them (`sha256-…`). */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What a screen needs, as absolute paths. */
export interface ScreenFiles {
  scripts: readonly string[];
  /** Style sheets beside those of the whole app. */
  styles: readonly string[];
  /** Hash of all its style sheets, those of the whole app first, one after the other. */
  styleHash: string;
}

/** The client build as pages use it. Files are absolute paths. */
export interface RenderAssets {
  /** The script that runs before the first paint: it stands in the page. */
  boot: { text: string; hash: string };
  /** The module that starts the app. */
  script: string;
  /** Style sheets of the whole app. */
  styles: readonly string[];
  /** Chunks worth fetching early, whatever the page. */
  preloads: readonly string[];
  /** Fonts worth fetching early. */
  fonts: readonly string[];
  /** By path: what a style sheet says. It stands in the page, so that no second answer is waited for. */
  sheets: Readonly<Record<string, string>>;
  /** By source path of a lazy screen. */
  screens: Readonly<Record<string, ScreenFiles>>;
}

/** The body of a successful answer, as an object. */
export interface HandedOver {
  data: unknown;
}

export interface RenderRequest {
  /** Absolute address of the wanted page. */
  url: string;
  /**
   * Asks the API as an anonymous visitor, without a network hop. Takes `/api/v1/…?…`. An answer comes as it is, before
   * anyone made text of it; a refusal comes as a response.
   */
  fetch: (pathAndQuery: string) => Promise<Response | HandedOver>;
  /** Origin used in links that leave the page (canonical, previews). No trailing slash. */
  publicUrl: string;
  /** The moment that relative dates count from, ISO 8601. */
  now: string;
  assets: RenderAssets;
}

export interface RenderResult {
  status: number;
  headers: Record<string, string>;
  /** What the page's policy has to let pass; absent where nothing stands in the page itself. */
  inline?: InlineHashes;
  body: ReadableStream<Uint8Array> | string;
}
