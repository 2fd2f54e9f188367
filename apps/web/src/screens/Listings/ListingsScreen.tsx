import {
  activeFilterCount,
  clearFilters,
  hasSearchCriteria,
  isPriceRangeInvalid,
  limits,
  type ListingsSearch,
  searchToParams,
  texts,
} from '@porchlight/domain';
import {
  Alert,
  type ChoiceCounts,
  Container,
  cx,
  FilterPanel,
  ListIcon,
  MapPinIcon,
  Pagination,
  ResultsHeading,
  ResultsLayout,
  Stack,
  TextLink,
} from '@porchlight/ui';
import { media } from '@porchlight/ui/theme';
import { Suspense, useEffect, useRef, useState } from 'react';

import { useTitle } from '../../lib/title.ts';
import { addressOf } from '../../lib/ownPath.ts';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { placeField } from '../../listings/near/PlaceChoice.tsx';
import { ListingsSearchField } from '../../listings/search/ListingsSearchField.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import { FilterChips, LoadChoiceCounts, ResultsNote } from './later.ts';
import { listingsTitle } from './listingsTitle.ts';
import { ListingsResults } from './ListingsResults.tsx';
import * as styles from './ListingsScreen.css.ts';
import { SortSelect } from './SortSelect.tsx';
import { toPage } from './toPage.ts';
import { useFocusOnResults } from './useFocusOnResults.ts';
import { useListingsPage } from './useListingsPage.ts';
import { words } from './ListingsScreen.words.ts';

/** Loaded with its library, on demand. */
const ResultsMap = lazyPart(async () => (await import('../../listings/map/ResultsMap.tsx')).ResultsMap);

/** Search parameters without a form field. */
const keptParams = ({ query, withoutSellers }: ListingsSearch): Record<string, string> =>
  Object.fromEntries(searchToParams({ query, withoutSellers }));

/** The listings page: search, filters, and results page by page. */
export function ListingsScreen() {
  const { search, chosen, categories, hasCategoriesFailed, results, sellers, retry, change, hrefOf } =
    useListingsPage();
  const isMap = search.view === 'map';
  const [counts, setCounts] = useState<ChoiceCounts>();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const isWide = useMedia(media.lg);
  const areFiltersShown = isPanelOpen || (isWide && !isMap);
  const heading = useFocusOnResults(search.cursor || search.page, results.kind);
  const searchForm = useRef<HTMLFormElement>(null);
  useTitle(listingsTitle(search, categories, results.kind === 'empty'));
  const pagination = results.kind === 'list' ? results.answer.pagination : undefined;
  useEffect(() => {
    // Listing pages use it, and load the module anyway.
    import('../../listings/lastSearch.ts')
      .then(({ noteSearch }) => noteSearch(search))
      .catch(() => undefined);
  }, [search]);
  const total = results.kind === 'empty' ? 0 : pagination?.total;
  const corrected = results.kind === 'list' ? results.answer.corrected_query : undefined;
  const hasMore = pagination?.total_is_exact === false;
  const isSettled = results.kind === 'empty' || (results.kind === 'list' && !results.isRefreshing);

  return (
    <Container className={cx(styles.page, isMap && styles.mapPage)}>
      <Stack gap={5} className={styles.head}>
        <ResultsHeading
          className={isMap ? styles.mapHead : undefined}
          headingRef={heading}
          title={listingsTitle({ ...search, query: corrected ?? search.query }, categories)}
          count={total}
          hasMore={hasMore}
          // Nothing is loading anymore.
          {...(results.kind === 'failed' && { messages: { loading: '' } })}
        />
        <div className={cx(styles.searchLine, isMap && styles.notOnPhone)}>
          <ListingsSearchField
            ref={searchForm}
            size="lg"
            defaultValue={search.query}
            placeholder={words.search}
            onSearch={(query) => change({ query })}
            place={{
              value: search,
              understood: results.kind === 'list' ? (results.answer.near ?? null) : undefined,
              onChange: (near) => change({ ...near, location: '' }),
            }}
          />
          <TextLink href={paths.search.href()} standalone tone="muted" className={styles.notOnPhone}>
            {texts.navigation.search}
          </TextLink>
        </div>
        {hasCategoriesFailed && (
          <Alert tone="caution" live="polite">
            {texts.common.categoriesFailed}
          </Alert>
        )}
        {isPriceRangeInvalid(search) && (
          <Alert tone="critical" live="polite">
            {texts.listings.priceRangeInvalid}
          </Alert>
        )}
      </Stack>
      <ResultsLayout
        className={cx(styles.layout, isMap && styles.mapLayout)}
        column={!isMap}
        filters={
          <FilterPanel
            value={chosen}
            categories={categories}
            counts={counts}
            onOpenChange={setPanelOpen}
            activeCount={activeFilterCount(search)}
            resultCount={total}
            hasMoreResults={hasMore}
            action={addressOf(paths.listings.path)}
            keep={keptParams(search)}
            placeField={placeField}
            onValueChange={(values) =>
              change(values, 'category' in values || 'mainCategory' in values ? 'push' : 'replace')
            }
            onClear={() => change(clearFilters(search))}
          />
        }
        view={{
          href: hrefOf({ view: isMap ? 'list' : 'map' }),
          label: isMap ? words.list : words.map,
          icon: isMap ? <ListIcon size="sm" /> : <MapPinIcon size="sm" />,
          // On a phone the map has a button of its own.
          className: isMap ? styles.notOnPhone : undefined,
        }}
        chips={
          <>
            {hasSearchCriteria({ ...chosen, near: '' }) && (
              <Suspense fallback={null}>
                <FilterChips
                  search={chosen}
                  context={{ tree: categories, sellers }}
                  onRemove={(without) => {
                    change(without);
                    // The chip disappears with its filter.
                    heading.current?.focus({ preventScroll: true });
                  }}
                />
              </Suspense>
            )}
            {!hasCategoriesFailed && (
              <CategoryChips search={search} categories={categories} hrefOf={hrefOf} />
            )}
          </>
        }
        order={<SortSelect search={chosen} onChange={(sorting) => change(sorting)} />}
      >
        {areFiltersShown && isSettled && (
          <Suspense fallback={null}>
            <LoadChoiceCounts
              search={{ ...search, query: corrected ?? search.query }}
              categories={categories}
              onCounts={setCounts}
            />
          </Suspense>
        )}
        {corrected !== undefined && (
          // Reserves the line.
          <Suspense fallback={<p className={styles.note}>&nbsp;</p>}>
            <ResultsNote
              className={styles.note}
              query={corrected}
              asked={search.query}
              askedHref={hrefOf({ spelling: 'exact' })}
            />
          </Suspense>
        )}
        <div className={isMap ? styles.split : undefined}>
          {isMap && (
            <div className={styles.map}>
              <Suspense fallback={null}>
                <ResultsMap
                  search={search}
                  categories={categories}
                  change={change}
                  listHref={hrefOf({ view: 'list' })}
                />
              </Suspense>
            </div>
          )}
          <section
            className={cx(styles.results, isMap && styles.notOnPhone)}
            aria-label={texts.navigation.listings}
          >
            <ListingsResults
              search={search}
              categories={categories}
              results={results}
              onRetry={retry}
              onEditWords={() => {
                const field = searchForm.current?.querySelector<HTMLInputElement>('[name="q"]');
                field?.focus();
                field?.select();
              }}
            />
          </section>
        </div>
        {pagination !== undefined && (
          <Pagination
            className={cx(styles.pages, isMap && styles.notOnPhone)}
            // The chosen size at once, while its results load: it starts again at the first page.
            page={chosen.limit === pagination.limit ? pagination.page : 1}
            pageSize={chosen.limit}
            total={pagination.total}
            hasMore={hasMore}
            hrefFor={(page) => hrefOf(toPage(page, pagination))}
            onPageSizeChange={(size) => change({ limit: limits.pageSizes.find((known) => known === size) })}
          />
        )}
      </ResultsLayout>
    </Container>
  );
}
