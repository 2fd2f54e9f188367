import { Button, Container, Heading } from '@porchlight/ui';
import { useState } from 'react';

export default function Listings() {
  const [count, setCount] = useState(0);
  return (
    <Container>
      <Heading level={1}>Listings</Heading>
      <Button onClick={() => setCount(count + 1)}>Pressed {count}</Button>
    </Container>
  );
}
