import './tailwind.css';
import { Badge, Button, Card, Heading, Stack, Text, TextField } from '@porchlight/ui';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(
  h(
    'main',
    { className: 'mx-auto grid max-w-xl gap-6 p-8', 'data-theme': 'light' },
    h('h1', { className: 'text-2xl font-bold' }, 'Tailwind’s own heading'),
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
        h(Button, { className: 'rounded-none bg-fuchsia-700 px-12' }, 'With utilities'),
      ),
    ),
    h('button', { className: 'rounded bg-slate-200 px-4 py-2' }, 'Tailwind’s own button'),
  ),
);
