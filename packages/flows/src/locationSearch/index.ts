export {
  locationSearchMachine,
  suggestFailureText,
  type LocationSearchContext,
  type LocationSearchEvent,
  type LocationSearchInput,
} from './locationSearch.machine.ts';
