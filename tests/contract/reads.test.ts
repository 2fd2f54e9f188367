import { placesContract } from './places.ts';
import { readsContract } from './reads.ts';
import { onEveryServer } from './server.ts';

onEveryServer('the contract, for everybody', readsContract, placesContract);
