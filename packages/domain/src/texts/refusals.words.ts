import { bumpHours, numbersDaysMax, numbersDaysMin, withoutSellersMax } from '../limits/index.ts';
import {
  conditionChoices,
  listingSorts,
  mySorts,
  myStatuses,
  postedWithins,
  pricePeriodChoices,
  radii,
  sortOrders,
  spellings,
} from '../search/listingsQuery.ts';
import { listingStatuses } from '../wire/values.ts';

/* Error responses of the server that belong to no form of the app. The keys become the responses' `reason`. */

export const request = {
  notFound: 'Not found.',
  methodNotAllowed: 'This address does not answer to that method.',
  tooLarge: 'The request is too large.',
  tooSlow: 'The request arrived too slowly. Try again.',
  needsJson: 'Send the request as application/json.',
  needsForm: 'Send the request as multipart/form-data.',
  tooManyValues: 'The request holds more values than any form has.',
  noJson: 'The request is not valid JSON.',
  noObject: 'The request must be a JSON object.',
  damagedForm: 'The form could not be read.',
  noHttp: 'The request is not valid HTTP.',
  late: 'The request did not come in time.',
  headTooLarge: 'The address or the headers of the request are too large.',
  keyInvalid: 'The Idempotency-Key is not valid.',
  keyReused: 'This Idempotency-Key was already used for another request.',
  fieldsInvalid: 'Some fields are not valid.',
  signIn: 'Sign in to do this.',
  changed: 'This has changed in the meantime. Please look again.',
};

export const service = {
  unavailable: 'The service is not available right now. Please try again.',
  noDatabase: 'The database does not answer.',
  onlyReads: 'The database only reads.',
  searchBusy: 'Many people are searching right now. Please try again.',
  searchTooSlow: 'This search takes too long. Please try fewer or other words.',
  photosBusy: 'Many photos are being processed right now. Try again in a moment.',
  uploadsBusy: 'Many photos are arriving right now. Please try again in a moment.',
};

export const account = {
  resetSent: 'If there is an account for this address, we have sent it a link to choose a new password.',
  noSession: 'There is no such sign-in.',
  exportGone: 'This link has run out.',
  noPerson: 'There is no such person.',
  languageUnknown: 'Choose a language of the site.',
};

export const listing = {
  notFound: 'Listing not found.',
  noCategory: 'There is no such category.',
  statusUnknown: 'Not a status of a listing.',
  noSuchChange: (from: string, to: string): string => `A listing does not go from ${from} to ${to}.`,
  noAsker: 'This person has not written about the listing.',
  bumpedRecently: `A listing can be bumped once in ${bumpHours} hours.`,
};

export const image = {
  notFound: 'Image not found.',
  none: 'Choose at least one image.',
  pixels: 'Each image must be 50 megapixels or smaller',
  heavy: 'This image takes too much memory to process. Save it as a JPEG and try again.',
};

export const message = {
  notFound: 'Message not found.',
  noConversation: 'Conversation not found.',
  noOffer: 'Offer not found.',
  notRecipient: 'Only who received a message can mark it as read.',
};

export const moderation = {
  noCase: 'There is no such case.',
  noDecision: 'There is no such decision.',
  noModerator: 'There is no such moderator.',
  moderatorUnknown: 'Not an id of a moderator.',
  actionUnknown: 'Not something the log tells of.',
  stateUnknown: 'Not a state of a case.',
  days: `From ${numbersDaysMin} to ${numbersDaysMax} days.`,
};

const oneOf = (values: readonly (string | number)[]): string => `Must be one of: ${values.join(', ')}.`;

/** Parameters of calls. The values are the wire's own. */
export const params = {
  latitude: 'Must be degrees from -90 to 90.',
  longitude: 'Must be degrees from -180 to 180.',
  category: 'Not the id or slug of a category.',
  dollars: 'Must be a number of dollars, 0 or more.',
  bounds: 'Must be degrees: west,south,east,north.',
  seller: 'Not the id of a person.',
  withoutSellers: `Must be ids with commas between them, ${withoutSellersMax} at most.`,
  cursor: 'Not a cursor of this list.',
  cursorOfOrder: 'Not a cursor of a list in this order.',
  radius: oneOf(radii),
  pricePeriod: oneOf(pricePeriodChoices),
  hasPhotos: oneOf(['true', 'false']),
  postedWithin: oneOf(postedWithins),
  condition: oneOf(conditionChoices),
  spelling: oneOf(spellings),
  sort: oneOf(listingSorts),
  order: oneOf(sortOrders),
  status: oneOf(listingStatuses),
  mySort: oneOf(mySorts),
  myStatus: oneOf(myStatuses),
};
