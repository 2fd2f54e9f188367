import { brand } from '@porchlight/domain';
import { useEffect } from 'react';

/** What the browser's tab says: the page, then the product. The home page says the product alone. */
export function pageTitle(title: string | undefined): string {
  return title === undefined || title === '' ? brand.name : `${title} · ${brand.name}`;
}

/** Names the page after what it shows, for screens whose name is data. Others are named by the route table. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
