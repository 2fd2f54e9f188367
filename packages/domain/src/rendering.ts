/** The agreement between the server and the web app's server entry: a URL in, a page out. */

/** Files of the client build that a page links to, as absolute paths. */
export interface RenderAssets {
  /** The module that starts the app. */
  script: string;
  /** Style sheets of the whole app. */
  styles: readonly string[];
  /** Chunks worth fetching early, whatever the page. */
  preloads: readonly string[];
  /** Fonts worth fetching early. */
  fonts: readonly string[];
  /** By source path of a lazy screen: the chunks and styles that its page needs. */
  screens: Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>;
}

export interface RenderRequest {
  /** Absolute address of the wanted page. */
  url: string;
  /** Asks the API as an anonymous visitor, without a network hop. Takes `/api/v1/…?…`. */
  fetch: (pathAndQuery: string) => Promise<Response>;
  /** Origin used in links that leave the page (canonical, previews). No trailing slash. */
  publicUrl: string;
  /** The moment that relative dates count from, ISO 8601. */
  now: string;
  assets: RenderAssets;
}

export interface RenderResult {
  status: number;
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array> | string;
}
