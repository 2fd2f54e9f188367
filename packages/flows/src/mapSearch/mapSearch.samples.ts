import type { FlowSamples } from '../testing/coverage.ts';
import { mapSearchMachine } from './mapSearch.machine.ts';

export const mapSearchSamples: FlowSamples<typeof mapSearchMachine> = {
  machine: mapSearchMachine,
  inputs: [
    { query: 'bike', bounds: '', follows: true },
    { query: 'bike', bounds: '-98.5,29.5,-97,31', follows: false },
  ],
  events: [
    { type: 'map.moved', bounds: '-97.5,32.3,-96,33.3' },
    { type: 'area.asked' },
    { type: 'following.changed', follows: true },
    { type: 'following.changed', follows: false },
    { type: 'query.changed', query: 'desk', bounds: '-98.5,29.5,-97,31' },
    { type: 'search.retried' },
    { type: 'connection.restored' },
  ],
  answers: { search: [{ total: 3 }] },
  failures: { search: [{ status: 503 }] },
};
