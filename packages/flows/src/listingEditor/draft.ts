import {
  knownPeriod,
  type ListingCondition,
  knownCondition,
  prefilledPlace,
  type Listing,
  type Place,
  type PricePeriod,
  type PriceType,
  type PublicPlace,
} from '@porchlight/domain';

/** The listing form's values, valid or not. The app turns valid ones into the request body. */
export interface ListingDraft {
  title: string;
  description: string;
  category_id: string;
  /** Empty until chosen, and for price types that the form does not offer. */
  price_type: PriceType | '';
  /** The text of the field. */
  price: string;
  /** Empty: the total price. */
  price_period: PricePeriod | '';
  /** Empty: not stated. */
  condition: ListingCondition | '';
  location: Place | PublicPlace | null;
  contact_email: string;
  contact_phone: string;
  /** Whether signed-in buyers can see the phone number. */
  show_phone: boolean;
}

/** A draft as stored between visits. */
export interface StoredDraft {
  draft: ListingDraft;
  /** Price text to restore when 'free' is deselected. */
  rememberedPrice: string;
  /** With `revision`, the idempotency key: a retry after signing in again is still the same attempt. */
  draftId: string;
  revision: number;
  /** For an edit: the listing's `updated_at`. A draft based on an older version does not replace a newer one. */
  basedOn: string | null;
}

/** An empty draft. */
export function emptyDraft(contactEmail = ''): ListingDraft {
  return {
    title: '',
    description: '',
    category_id: '',
    price_type: 'fixed',
    price: '',
    price_period: '',
    condition: '',
    location: null,
    contact_email: contactEmail,
    contact_phone: '',
    show_phone: false,
  };
}

const offeredTypes: readonly string[] = ['fixed', 'negotiable', 'free'] satisfies PriceType[];

function isOffered(type: string): type is PriceType {
  return offeredTypes.includes(type);
}

/** The form values of an existing listing. A free-text location has to be chosen again. */
export function draftFromListing(listing: Listing): ListingDraft {
  return {
    title: listing.title,
    description: listing.description,
    category_id: listing.category_id,
    price_type: isOffered(listing.price_type) ? listing.price_type : '',
    price: listing.price === null ? '' : String(listing.price),
    price_period: knownPeriod(listing.price_period) ?? '',
    condition: knownCondition(listing.condition) ?? '',
    location: prefilledPlace(listing) ?? null,
    contact_email: listing.contact_email ?? '',
    contact_phone: listing.contact_phone ?? '',
    show_phone: listing.show_phone ?? false,
  };
}

/** The draft after another price type was chosen: free forces 0, and deselecting it restores the price. */
export function choosePriceType(
  { draft, rememberedPrice }: { draft: ListingDraft; rememberedPrice: string },
  priceType: ListingDraft['price_type'],
): { draft: ListingDraft; rememberedPrice: string } {
  const wasFree = draft.price_type === 'free';
  const kept = wasFree ? rememberedPrice : draft.price;
  const price = priceType === 'free' ? '0' : kept;
  return { draft: { ...draft, price_type: priceType, price }, rememberedPrice: kept };
}
