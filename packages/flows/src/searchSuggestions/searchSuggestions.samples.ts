import type { SearchSuggestion } from '@porchlight/domain';

import type { FlowSamples } from '../testing/coverage.ts';
import { searchSuggestionsMachine } from './searchSuggestions.machine.ts';

export const bikes: readonly SearchSuggestion[] = [
  { kind: 'words', text: 'bike' },
  { kind: 'words', text: 'road bike' },
  {
    kind: 'category',
    category_id: 'bicycles',
    slug: 'bicycles',
    name: 'Bicycles',
    main_category: { slug: 'for-sale', name: 'For Sale' },
  },
];

export const searchSuggestionsSamples: FlowSamples<typeof searchSuggestionsMachine> = {
  machine: searchSuggestionsMachine,
  inputs: [undefined],
  events: [
    { type: 'field.entered', text: '', recent: ['desk', 'city bike'] },
    { type: 'field.entered', text: 'b', recent: [] },
    { type: 'field.entered', text: 'bi', recent: [] },
    { type: 'text.changed', text: 'bi' },
    { type: 'text.changed', text: 'b' },
    { type: 'text.changed', text: '' },
    { type: 'field.left' },
    { type: 'suggestion.chosen', text: 'road bike', recent: ['road bike', 'desk'] },
    { type: 'recent.removed', text: 'desk' },
    { type: 'recent.cleared' },
  ],
  answers: { suggest: [bikes, []] },
  failures: { suggest: [{ status: 503 }] },
};
