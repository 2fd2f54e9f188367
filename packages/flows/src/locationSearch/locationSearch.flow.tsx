import { texts } from '@porchlight/domain';
import { defineFlow } from '@porchlight/flow-explorer';
import { LocationCombobox } from '@porchlight/ui';

import { locationSearchSamples } from './locationSearch.samples.ts';
import { augusta, austin } from '../testing/people.ts';

const typed = { type: 'text.changed' as const, text: 'aus' };
const asked = [typed, { wait: 300 }];

export const locationSearchFlow = defineFlow({
  ...locationSearchSamples,
  summary:
    'Looking up a place: three characters, a debounce of 300 ms, one search at a time, and a choice that any edit clears.',
  inputFor: { chosen: 1 },
  shown: {
    idle: [],
    short: [{ type: 'text.changed', text: 'au' }],
    debouncing: [typed],
    loading: asked,
    ready: [...asked, { answer: 'suggest', with: [austin, augusta] }],
    empty: [...asked, { answer: 'suggest', with: [] }],
    failed: [...asked, { fail: 'suggest', with: { status: 503 } }],
    chosen: [],
  },
  ui: ({ snapshot, send }) => (
    <LocationCombobox
      label={texts.location.label}
      inputValue={snapshot.context.text}
      onInputChange={(text) => send({ type: 'text.changed', text })}
      status={snapshot.value}
      suggestions={snapshot.context.suggestions}
      failure={snapshot.context.error ?? ''}
      selected={snapshot.context.place}
      onSelect={(suggestion) => send({ type: 'suggestion.chosen', suggestion })}
      onClear={() => send({ type: 'selection.cleared' })}
    />
  ),
});
