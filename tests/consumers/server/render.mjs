// Renders the kit in plain Node: no bundler, no plugin, no stylesheet loader.
import { Button } from '@porchlight/ui';
import { favoriteToggleMachine } from '@porchlight/flows';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

if (favoriteToggleMachine.id === undefined) throw new Error('The flows package exports no machine.');
process.stdout.write(renderToString(h(Button, null, 'From a server')));
