import { activeFilterCount, clearFilters, isPriceRangeInvalid, limits, texts } from '@porchlight/domain';
import {
  Alert,
  Container,
  FilterPanel,
  Pagination,
  ResultsHeading,
  SearchField,
  Stack,
  TextLink,
} from '@porchlight/ui';
import { useEffect, useRef } from 'react';

import { useTitle } from '../../lib/title.ts';
import { paths } from '../../lib/paths.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { listingsTitle } from './listingsTitle.ts';
import { ListingsResults } from './ListingsResults.tsx';
import * as styles from './ListingsScreen.css.ts';
import { type Results, useListingsPage } from './useListingsPage.ts';

/**
 * Moves the focus to the heading when another page of the results was asked for, and when what had it is gone with the
 * words about having found nothing.
 */
function useFocusOnResults(page: number, kind: Results['kind']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  const wasEmpty = useRef(false);
  useEffect(() => {
    if (kind === 'loading') return;
    if (wasEmpty.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    wasEmpty.current = kind === 'empty';
  }, [kind]);
  useEffect(() => {
    if (shown.current !== page) heading.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  return heading;
}

/** Everything for sale, wanted and given away: searched, filtered, page by page. */
export function ListingsScreen() {
  const { search, categories, hasCategoriesFailed, results, retry, change, hrefOf } = useListingsPage();
  const heading = useFocusOnResults(search.page, results.kind);
  const searchForm = useRef<HTMLFormElement>(null);
  useTitle(listingsTitle(search, categories, results.kind === 'empty'));
  const pagination = results.kind === 'list' ? results.answer.pagination : undefined;
  const total = results.kind === 'empty' ? 0 : pagination?.total;

  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <ResultsHeading
          headingRef={heading}
          count={total}
          // Nothing is on its way any more.
          {...(results.kind === 'failed' && { messages: { loading: '' } })}
        />
        <div className={styles.searchLine}>
          <SearchField
            ref={searchForm}
            size="lg"
            defaultValue={search.query}
            action={paths.listings.path}
            placeholder="Search by words"
            onSearch={(query) => change({ query })}
          />
          <TextLink href={paths.search.href()} standalone tone="muted">
            {texts.navigation.search}
          </TextLink>
        </div>
        {hasCategoriesFailed ? (
          <Alert tone="caution" live="polite">
            {texts.common.categoriesFailed}
          </Alert>
        ) : (
          <CategoryChips search={search} categories={categories} hrefOf={hrefOf} />
        )}
        <FilterPanel
          value={search}
          categories={categories}
          activeCount={activeFilterCount(search)}
          resultCount={total}
          action={paths.listings.path}
          keep={search.query === '' ? {} : { q: search.query }}
          onValueChange={(values) =>
            change(values, 'category' in values || 'mainCategory' in values ? 'push' : 'replace')
          }
          onClear={() => change(clearFilters(search))}
        />
        {isPriceRangeInvalid(search) && (
          <Alert tone="critical" live="polite">
            {texts.listings.priceRangeInvalid}
          </Alert>
        )}
      </Stack>
      <section className={styles.results} aria-label={texts.navigation.listings}>
        <ListingsResults
          search={search}
          results={results}
          onRetry={retry}
          onEditWords={() => {
            const field = searchForm.current?.querySelector<HTMLInputElement>('[name="q"]');
            field?.focus();
            field?.select();
          }}
        />
      </section>
      {pagination !== undefined && (
        <Pagination
          className={styles.pages}
          page={pagination.page}
          pageSize={pagination.limit}
          total={pagination.total}
          hrefFor={(page) => hrefOf({ page })}
          onPageSizeChange={(size) => change({ limit: limits.pageSizes.find((known) => known === size) })}
        />
      )}
    </Container>
  );
}
