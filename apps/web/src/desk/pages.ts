/** The page of an address, from 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** A page as it stands in an address: the first one does not. */
export const pageQuery = (page: number): { page?: string } => (page === 1 ? {} : { page: String(page) });
