import './kit.css';
import { Button } from '@porchlight/ui';
import { Badge } from '@porchlight/ui/primitives/Badge';
import { vars } from '@porchlight/ui/tokens';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import { SavedListing } from './SavedListing.tsx';
import { Welcome } from './Welcome.tsx';

function App() {
  const [count, setCount] = useState(0);
  return (
    <main style={{ color: vars.color.text }}>
      <Welcome />
      <Button onClick={() => setCount(count + 1)}>Pressed {count}</Button>
      <Badge>New</Badge>
      <SavedListing />
    </main>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
