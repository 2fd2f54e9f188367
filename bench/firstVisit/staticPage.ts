import {
  apiBasePath,
  formatPrice,
  imageSources,
  listingPagePath,
  type Listing,
  type ListingsAnswer,
} from '@porchlight/domain';

/** Number of cards on the page, and number of photos in the initial view. */
const CARDS = 20;
const IN_VIEW = 4;

const style = `body{max-width:72rem;margin:0 auto;padding:1rem;font:1rem/1.5 Arial,sans-serif}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(10rem,1fr));gap:1rem;padding:0;list-style:none}
img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:1rem}
h2{margin:.5rem 0 0;font-size:1rem}p{margin:0}a{color:inherit}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function card(listing: Listing, index: number): string {
  const [image] = listing.images;
  const { src, srcSet = '' } = image ? imageSources(image) : { src: '' };
  const when = index < IN_VIEW ? 'fetchpriority="high"' : 'loading="lazy"';
  const photo = `<img ${when} sizes="(min-width: 72rem) 17rem, (min-width: 48rem) 25vw, 50vw" srcset="${escaped(srcSet)}" src="${escaped(src)}" alt="" width="640" height="480">`;
  return `<li>${src && photo}<h2><a href="${listingPagePath(listing.id)}">${escaped(listing.title)}</a></h2>
<p>${escaped(formatPrice(listing.price, listing.price_type))}</p><p>${escaped(listing.location)}</p></li>`;
}

/** The newest listings, as many as the first page shows. */
export async function newestListings(server: string): Promise<Listing[]> {
  const answer = await fetch(`${server}${apiBasePath}/listings?limit=${CARDS}`);
  const { data }: { data: ListingsAnswer } = await answer.json();
  return data.listings;
}

/**
 * A minimal version of the first page of listings: cards with the same photos in the same renditions, in one document
 * with a few styles, without a script, a stylesheet or a font.
 */
export function staticPage(listings: readonly Listing[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Listings</title>
<meta name="description" content="Listings by neighbors."><style>${style}</style></head>
<body><main><h1>Listings</h1><ul>${listings.map(card).join('')}</ul></main></body></html>`;
}
