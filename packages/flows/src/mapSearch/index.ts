export {
  mapSearchMachine,
  type MapQuestion,
  type MapSearchContext,
  type MapSearchEmitted,
  type MapSearchEvent,
  type MapSearchInput,
} from './mapSearch.machine.ts';
