import { defineFlow } from '@porchlight/flow-explorer';

import { mapSearchSamples } from './mapSearch.samples.ts';

const besideTheMap = 'Shown by a map: the stories of the listings page have every state.';

export const mapSearchFlow = defineFlow({
  ...mapSearchSamples,
  summary:
    'Search as the map moves: a debounce of 350 ms, one request at a time, the latest wins; or an offer to search the new area.',
  shown: {},
  unseen: {
    searching: besideTheMap,
    debouncing: besideTheMap,
    offered: besideTheMap,
    shown: besideTheMap,
    failed: besideTheMap,
  },
});
