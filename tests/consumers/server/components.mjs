// Reads the kit as a server of components does: with the React that has no state and no context.
import { register } from 'node:module';

register('./boundary.mjs', import.meta.url);
const kit = await import('@porchlight/ui');
const { vars } = await import('@porchlight/ui/theme');

const isReference = (value) => value?.$$typeof === Symbol.for('react.client.reference');
for (const name of ['Button', 'Dialog', 'ListingCard', 'LinkProvider', 'useToasts'])
  if (!isReference(kit[name])) throw new Error(`${name} does not say that it belongs to the browser.`);
if (isReference(kit.HeartIcon)) throw new Error('An icon is drawn on the server.');
if (vars.color.accent !== 'var(--pl-color-accent)') throw new Error('Tokens cannot be read on a server.');
