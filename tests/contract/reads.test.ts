import { choiceCountsContract } from './choiceCounts.ts';
import { mapsContract } from './maps.ts';
import { placesContract } from './places.ts';
import { readsContract } from './reads.ts';
import { searchingContract } from './searching.ts';
import { sellersContract } from './sellers.ts';
import { onEveryServer } from './server.ts';

onEveryServer(
  'the contract, for everybody',
  readsContract,
  searchingContract,
  placesContract,
  mapsContract,
  choiceCountsContract,
  sellersContract,
);
