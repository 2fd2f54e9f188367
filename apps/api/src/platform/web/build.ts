import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  isRecord,
  type Language,
  languages,
  type MapTiles,
  type RenderAssets,
  type RenderRequest,
  type RenderResult,
} from '@porchlight/domain';
import type { MiddlewareHandler } from 'hono';
import { pagePolicy, policyHeader, type ApiEnv } from '../http/index.ts';
import { staticFiles } from './staticFiles.ts';

/** The built web app: its files, the page that starts it in a browser, and the server-side renderer. */
export interface WebBuild {
  files: MiddlewareHandler<ApiEnv>;
  /** The page without content, which the browser fills. */
  shell: string;
  render(request: Omit<RenderRequest, 'assets'>): Promise<RenderResult>;
  /** The cache key of a page that may be cached for all visitors; null for other pages. */
  keptAddress(url: string): string | null;
  /** The same app in the other languages. Default: none. */
  translations?: ReadonlyMap<Language, WebBuild>;
}

const SHELL = 'index.html';
const RENDER_ASSETS = 'render-assets.json';

/**
 * Reads the built web app in all its languages.
 * @param folder holds `client/` and `server/` of the default language and a folder with both for each other one, as the
 *   web app's build writes them
 * @param tiles map tiles, for the content security policy
 * @returns null when it was not built
 */
export async function readWebBuild(folder: string, tiles: MapTiles | null): Promise<WebBuild | null> {
  const web = await readLanguage(folder, tiles);
  const translations = new Map<Language, WebBuild>();
  for (const language of languages.slice(1)) {
    const translated = await readLanguage(join(folder, language), tiles);
    if (translated !== null) translations.set(language, translated);
  }
  return web && { ...web, translations };
}

async function readLanguage(folder: string, tiles: MapTiles | null): Promise<WebBuild | null> {
  const client = join(folder, 'client');
  const entry = join(folder, 'server', 'entry-server.js');
  const isBuilt = await Promise.all([access(join(client, SHELL)), access(entry)]).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return null;
  const renderAssets: RenderAssets = JSON.parse(await readFile(join(client, RENDER_ASSETS), 'utf8'));
  const server: unknown = await import(pathToFileURL(entry).href);
  if (!isRenderer(server)) throw new Error('The web app was built without `render` or `keptAddress`.');
  return {
    files: await staticFiles(client, [SHELL, RENDER_ASSETS]),
    shell: await readFile(join(client, SHELL), 'utf8'),
    render: async (request) => {
      const result = await server.render({ ...request, assets: renderAssets });
      if (result.inline === undefined) return result;
      const policy = pagePolicy(tiles, result.inline);
      return { ...result, headers: { ...result.headers, [policyHeader]: policy } };
    },
    keptAddress: (url) => server.keptAddress(url),
  };
}

interface Renderer {
  render: (request: RenderRequest) => Promise<RenderResult>;
  keptAddress: (url: string) => string | null;
}

function isRenderer(value: unknown): value is Renderer {
  return (
    isRecord(value) && typeof value['render'] === 'function' && typeof value['keptAddress'] === 'function'
  );
}
