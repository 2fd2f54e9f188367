import './bootstrap.css';
import './mine.css';
import { Badge, Button, ButtonLink, Card, Heading, Stack, Text, TextField } from '@porchlight/ui';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(
  h(
    'main',
    { style: { padding: '2rem' }, 'data-theme': 'light' },
    h('h1', null, 'The page’s own heading'),
    h(
      Card,
      null,
      h(
        Stack,
        null,
        h(Heading, { level: 2 }, 'A card of the kit'),
        h(Text, null, 'Words of the kit, beside those of the page.'),
        h(Badge, null, 'New'),
        h(TextField, { label: 'Your name' }),
        h(Button, null, 'As the kit has it'),
        h(ButtonLink, { href: '#', variant: 'outline' }, 'A link of the kit'),
        h(Button, { className: 'mine' }, 'With a class of the page'),
      ),
    ),
    h('p', null, h('button', null, 'The page’s own button')),
  ),
);
