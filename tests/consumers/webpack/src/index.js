// Imported in the unusual order: each stylesheet declares the order of the layers.
import '@porchlight/ui/patterns.css';
import '@porchlight/ui/styles.css';
import { FavoriteButton } from '@porchlight/ui/patterns/FavoriteButton';
import { Button } from '@porchlight/ui/primitives/Button';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [count, setCount] = useState(0);
  return [
    h(Button, { key: 'button', onClick: () => setCount(count + 1) }, `Pressed ${count}`),
    h(FavoriteButton, { key: 'pattern', variant: 'labeled', pressed: false }),
  ];
}

createRoot(document.getElementById('root')).render(h(App));
