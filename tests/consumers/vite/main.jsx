import '@porchlight/ui/styles.css';
import { Button } from '@porchlight/ui';
import { Badge } from '@porchlight/ui/primitives/Badge';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { Heart } from './Heart.tsx';

function App() {
  const [count, setCount] = useState(0);
  return h(
    'main',
    null,
    h(Button, { onClick: () => setCount(count + 1) }, `Pressed ${count}`),
    h(Badge, null, 'New'),
    h(Heart),
  );
}

createRoot(document.getElementById('root')).render(h(App));
