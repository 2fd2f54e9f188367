/** The page number in a query, from 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The page number for a query; omitted for the first page. */
export const pageQuery = (page: number): { page?: string } => (page === 1 ? {} : { page: String(page) });
