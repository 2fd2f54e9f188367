import '@porchlight/ui/styles.css';
import { Button } from '@porchlight/ui';
import { Badge } from '@porchlight/ui/primitives/Badge';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { SavedListing } from './SavedListing.tsx';

function App() {
  const [count, setCount] = useState(0);
  return h(
    'main',
    null,
    h(Button, { onClick: () => setCount(count + 1) }, `Pressed ${count}`),
    h(Badge, null, 'New'),
    h(SavedListing),
  );
}

createRoot(document.getElementById('root')).render(h(App));
