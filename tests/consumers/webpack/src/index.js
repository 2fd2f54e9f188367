import '@porchlight/ui/styles.css';
import { Button } from '@porchlight/ui/primitives/Button';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [count, setCount] = useState(0);
  return h(Button, { onClick: () => setCount(count + 1) }, `Pressed ${count}`);
}

createRoot(document.getElementById('root')).render(h(App));
