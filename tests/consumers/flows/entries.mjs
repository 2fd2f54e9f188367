// Imports every entry point in the package's exports.
import { createRequire } from 'node:module';

const { exports } = createRequire(import.meta.url)('@porchlight/flows/package.json');
for (const entry of Object.keys(exports).filter((name) => !name.endsWith('.json'))) {
  const module = await import(`@porchlight/flows${entry.slice(1)}`);
  if (Object.keys(module).length === 0) throw new Error(`${entry} offers nothing.`);
}
