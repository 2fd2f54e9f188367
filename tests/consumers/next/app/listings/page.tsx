import { Alert, Heading, HeartIcon } from '@porchlight/ui';

import { Counter } from '../Counter';

export const dynamic = 'force-dynamic';

/** Client components on a server-rendered page. */
export default function Listings() {
  return (
    <main>
      <Heading level={1}>Listings</Heading>
      <HeartIcon />
      <Alert>Nothing here yet.</Alert>
      <Counter />
    </main>
  );
}
