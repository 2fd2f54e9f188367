import { spawn } from 'node:child_process';

/**
 * Runs a command with its output passed through.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>; quiet?: boolean; cwd?: string }} [options] `quiet` captures the output
 * instead.
 * @returns {Promise<{ code: number; output: string }>}
 */
export function run(command, args, { env = {}, quiet = false, cwd } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    const parts = [];
    child.stdout?.on('data', (part) => parts.push(part));
    child.stderr?.on('data', (part) => parts.push(part));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}

/** Runs a package script or a binary of the workspace through pnpm. */
export const pnpm = (args, options) => run('pnpm', args, options);
