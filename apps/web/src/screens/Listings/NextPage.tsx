import { type PaginationProps, TextLink } from '@porchlight/ui';

const words = { next: 'Next page' };

/** The way on when the pages of the results did not come. */
export function NextPage({
  page,
  pageSize = 1,
  total,
  hasMore = page * pageSize < total,
  hrefFor,
  className,
}: PaginationProps) {
  return (
    hasMore &&
    hrefFor && (
      <TextLink className={className} href={hrefFor(page + 1)}>
        {words.next}
      </TextLink>
    )
  );
}
