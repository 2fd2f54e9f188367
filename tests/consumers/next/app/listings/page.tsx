import { Alert, Heading, HeartIcon } from '@porchlight/ui';

import { Counter } from '../Counter';

export const dynamic = 'force-dynamic';

/** Parts of the browser, placed by a page that is drawn on the server. */
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
