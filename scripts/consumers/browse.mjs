import { spawn } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

const listening = (server) =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address().port));
  });

/** Serves a folder while `work` runs. */
export async function withFiles(folder, work) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    // Browsers request it for every page.
    if (path === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  const port = await listening(server);
  try {
    await work(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function freePort() {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** Runs a consumer's server while `work` runs. The server prints `Ready`. */
export async function withServer(command, args, cwd, work) {
  const port = await freePort();
  const child = spawn(command, [...args, '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  try {
    await new Promise((resolve, reject) => {
      const listen = (part) => {
        said.push(String(part));
        if (said.join('').includes('Ready')) resolve();
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.on('close', () => reject(new Error(`The server did not start:\n${said.join('')}`)));
    });
    await work(`http://127.0.0.1:${port}`);
  } finally {
    child.kill();
  }
}

/** Opens a page, runs `work` there, and fails if the console shows a message. */
export async function onPage(browser, address, work) {
  const page = await browser.newPage({ viewport: { width: 720, height: 640 } });
  const noise = [];
  page.on('console', (message) => noise.push(`${message.text()} (${message.location().url})`));
  page.on('pageerror', (error) => noise.push(error.message));
  try {
    await page.goto(address);
    const given = await work(page);
    if (noise.length > 0) throw new Error(`The console of ${address} is not silent: ${noise.join('\n')}`);
    return given;
  } finally {
    await page.close();
  }
}

export const styleOf = (locator, ...names) =>
  locator.evaluate((element, wanted) => {
    const style = getComputedStyle(element);
    return Object.fromEntries(wanted.map((name) => [name, style[name]]));
  }, names);
