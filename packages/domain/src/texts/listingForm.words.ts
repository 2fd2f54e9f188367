import { brand } from '../market/porchlight.ts';

/** Create and edit a listing. */

export const createTitle = 'Create Listing';
export const editTitle = 'Edit Listing';
export const title = 'Title';
export const mainCategory = 'Category';
export const subCategory = 'Specific category';
export const description = 'Description';
export const priceType = 'Price type';
export const price = 'Price';
export const wholePrice = 'The whole';
export const conditionUnsaid = 'Not stated';
export const location = 'Location';
export const contactEmail = 'Contact email';
export const contactPhone = 'Contact phone';
export const phoneHint = 'Only we can see it unless you choose to show it.';
export const showPhone = 'Show my number to signed-in buyers';
export const optional = 'optional';
export const images = 'Photos';
export const addImages = 'Add photos';
export const createAction = 'Create Listing';
export const updateAction = 'Save changes';
export const priceTypeLabels = { fixed: 'Fixed', negotiable: 'Negotiable', free: 'Free' } as const;
export const emptyPriceHint = 'Will be shown as Free';
/** When the form is submitted without a price. */
export const freeTitle = 'No price: give it away for free?';
export const freeText = 'Without a price, it’s shown as Free.';
export const isFree = 'Yes, it’s free';
export const setPrice = 'Set a price';

export const titleMin = `${title} must be at least 3 characters`;
export const titleMax = `${title} must be less than 255 characters`;
export const titleClaimsSite = `${title} can't claim to come from ${brand.name} or to be verified by it`;
export const titleNeedsLetter = `${title} needs a letter or a number`;
export const descriptionMin = `${description} must be at least 10 characters`;
export const descriptionMax = `${description} must be less than 2000 characters`;
export const priceMin = `${price} must be non-negative`;
export const priceMax = `${price} must be less than $1,000,000`;
export const priceTypeRequired = 'Please select a price type';
export const pricePeriodInvalid = 'Please select what the price is for';
export const conditionInvalid = 'Please select a condition from the list';
/** Next to the field. */
export const locationRequired = 'Please select a location from the suggestions';
/** For the whole form, when it is submitted without a chosen place. */
export const locationInvalid = 'Please select a valid location from the suggestions.';
export const phoneInvalid = 'Please enter a valid phone number';
export const phoneMin = 'Phone number must be at least 10 digits';
export const showPhoneInvalid = 'Choose whether to show your phone number';
export const phoneMax = 'Phone number must be less than 20 characters';

export const createdTitle = 'Listing created';
export const createdText = 'Your listing is live.';
export const updatedTitle = 'Listing updated';
export const updatedText = 'Your changes are saved.';
/** After either, until the redirect happens or is canceled. */
export const redirecting = 'You will be taken to it in a moment.';
export const viewListing = 'View Listing';
export const createAnother = 'Create Another';
export const tryAgain = 'Try Again';
export const authTitle = 'Authentication Required';
export const authText = 'Your session has expired. Please log in again to create your listing.';
export const createFailedTitle = 'Error Creating Listing';
export const updateFailedTitle = 'Error Updating Listing';
export const failedText = 'Something went wrong. Please try again.';
export const uploadingPhoto = (photo: number, of: number): string => `Uploading photo ${photo} of ${of}`;
export const creating = 'Publishing…';
export const updating = 'Saving…';
export const photosNotUploaded = 'Some photos were not uploaded';

export const draftRestored = 'Your draft is back, as you left it on this device.';
export const photosRestored = 'The photos that were not uploaded are back. They are sent when you save.';
/** Above the current listing; the draft is not in the form. */
export const draftOutdated = 'You left a draft here, but the listing was changed elsewhere since.';
export const useDraft = 'Use the draft';
export const discardDraft = 'Discard the draft';
export const discardDraftTitle = 'Discard the draft?';
export const startOver = 'Start over';
export const startOverTitle = 'Start over?';
export const draftLost = 'What was kept on this device will be lost.';

export const deniedTitle = 'Access Denied';
export const deniedText = 'You can only edit your own listings.';
export const backToMyListings = 'My Listings';

export { pricePeriod, pricePeriodLabels } from './listingMarks.words.ts';
export { emailInvalid, priceInvalid, emailTooLong, categoryRequired } from './fields.words.ts';
