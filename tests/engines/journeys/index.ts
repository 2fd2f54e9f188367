import { describe } from 'vitest';
import { installed, type EngineName } from '../support/installed.ts';
import { journeyIn } from '../support/journey.ts';
import { accounts } from './accounts.ts';
import { finding } from './finding.ts';
import { kit } from './kit.ts';
import { listings } from './listings.ts';
import { listingEditor } from './listingEditor.ts';
import { support } from './support.ts';

/** The most important flows, the same in every engine. */
export function journeysIn(engine: EngineName): void {
  const journey = journeyIn(engine);
  describe.skipIf(installed(engine) === undefined)(`in ${engine}`, () => {
    for (const journeys of [finding, accounts, listings, listingEditor, support, kit]) journeys(journey);
  });
}
