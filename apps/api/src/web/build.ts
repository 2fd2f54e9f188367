import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderAssets, RenderRequest, RenderResult } from '@porchlight/domain';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../http/index.ts';
import { staticFiles } from './staticFiles.ts';

/** The built web app: its files, the page that starts it in a browser, and what renders its pages on the server. */
export interface WebBuild {
  files: MiddlewareHandler<ApiEnv>;
  /** The page without content, which the browser fills. */
  shell: string;
  render(request: Omit<RenderRequest, 'assets'>): Promise<RenderResult>;
}

const SHELL = 'index.html';
const RENDER_ASSETS = 'render-assets.json';

/**
 * Reads the built web app.
 * @param folder holds `client/` and `server/`, as the web app's build writes them
 * @returns null when it was not built
 */
export async function readWebBuild(folder: string): Promise<WebBuild | null> {
  const client = join(folder, 'client');
  const entry = join(folder, 'server', 'entry-server.js');
  const isBuilt = await Promise.all([access(join(client, SHELL)), access(entry)]).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return null;
  const renderAssets: RenderAssets = JSON.parse(await readFile(join(client, RENDER_ASSETS), 'utf8'));
  const server: unknown = await import(pathToFileURL(entry).href);
  if (!isRenderer(server)) throw new Error('The web app was built without a `render` function.');
  return {
    files: await staticFiles(client, [SHELL, RENDER_ASSETS]),
    shell: await readFile(join(client, SHELL), 'utf8'),
    render: (request) => server.render({ ...request, assets: renderAssets }),
  };
}

function isRenderer(value: unknown): value is { render: (request: RenderRequest) => Promise<RenderResult> } {
  return (
    typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function'
  );
}
