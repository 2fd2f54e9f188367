// Loads the kit in a server-component environment: React without state and context.
import { register } from 'node:module';

register('./boundary.mjs', import.meta.url);
const kit = await import('@porchlight/ui');
const { vars } = await import('@porchlight/ui/tokens');

const isReference = (value) => value?.$$typeof === Symbol.for('react.client.reference');
for (const name of ['Button', 'ButtonLink', 'TextLink', 'Dialog', 'ListingCard', 'KitProvider', 'useToasts'])
  if (!isReference(kit[name])) throw new Error(`${name} does not say that it belongs to the browser.`);

// Stateless components render on the server: called there without hooks, each returns its element.
const drawn = {
  Badge: {},
  Card: {},
  Container: {},
  Divider: {},
  Drawing: { scene: 'search' },
  Grid: {},
  HeartIcon: {},
  Heading: { level: 1 },
  Inline: {},
  Skeleton: {},
  Stack: {},
  Text: {},
  VisuallyHidden: {},
};
for (const [name, props] of Object.entries(drawn)) {
  if (isReference(kit[name])) throw new Error(`${name} holds no state and does not belong to the browser.`);
  if (typeof kit[name](props)?.type === 'undefined') throw new Error(`${name} draws nothing.`);
}
if (vars.color.accent !== 'var(--pl-color-accent)') throw new Error('Tokens cannot be read on a server.');
