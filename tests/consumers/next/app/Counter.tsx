'use client';

import { Button } from '@porchlight/ui';
import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Pressed {count}</Button>;
}
