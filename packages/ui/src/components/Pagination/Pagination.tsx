import { clampPage, limits, pageWindow, paginationParts, type PageItem } from '@porchlight/domain';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import {
  bareList,
  cx,
  ignorePress,
  useFormats,
  useHeldDisabled,
  useMessages,
  useRenderLink,
  type RenderLink,
} from '../../lib/index.ts';
import { Select } from '../Select/index.ts';
import * as styles from './Pagination.css.ts';
import { english, type PaginationMessages } from './Pagination.messages.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** Results per page. Default 20. */
  pageSize?: number;
  /** Number of results, or as many as were counted. */
  total: number;
  /** Whether there are uncounted results: “1,000+”, and Next continues after the last page. Default false. */
  hasMore?: boolean | undefined;
  /** Called with the requested page. With `hrefFor` too, the handler can prevent the link's default. */
  onPageChange?: (page: number, event: MouseEvent) => void;
  /** URL of a page: makes the numbers links. Default: buttons. */
  hrefFor?: (page: number) => string;
  /** Available page sizes. Default 10, 20, 50 and 100. */
  pageSizes?: readonly number[];
  /** Called with the chosen page size; without it there is no select. */
  onPageSizeChange?: (pageSize: number) => void;
  /** The page numbers to show. Default: the ends, the current page and its neighbors. */
  window?: (page: number, totalPages: number) => readonly PageItem[];
  /** Renders a link. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
  /** Texts, for translation. Default English. */
  messages?: Partial<PaginationMessages>;
}

interface StepProps {
  to: number;
  name?: string;
  current?: boolean;
  off?: boolean;
  children: ReactNode;
}

/** Next keeps the focus when it leads to the last page. */
function StepButton({ disabled, onClick, ...rest }: ComponentProps<'button'>) {
  const { ref, isHeld, attributes, onBlur } = useHeldDisabled(disabled);
  return (
    <button
      {...rest}
      {...attributes}
      ref={ref}
      type="button"
      aria-disabled={isHeld || undefined}
      onClick={isHeld ? ignorePress : onClick}
      onBlur={onBlur}
    />
  );
}

/**
 * Navigation of a long list: the range shown, the page size, and the pages. Renders nothing if one page is enough.
 * Renders a `nav`.
 */
export function Pagination({
  page,
  pageSize = limits.pageSizeDefault,
  total,
  hasMore,
  onPageChange,
  hrefFor,
  pageSizes = limits.pageSizes,
  onPageSizeChange,
  window = pageWindow,
  renderLink,
  messages,
  className,
  ...rest
}: PaginationProps) {
  const words = useMessages('Pagination', english, messages);
  const formats = useFormats();
  const render = useRenderLink(renderLink);
  const totalPages = Math.ceil(total / pageSize);
  const current = clampPage(page, totalPages);
  const parts = paginationParts({ limit: pageSize, total, total_pages: totalPages });
  if (!parts.summary) return null;

  const step = ({ to, name, current: here, off, children }: StepProps) => {
    const common = {
      className: styles.step,
      'aria-label': name,
      'aria-current': here ? ('page' as const) : undefined,
      onClick: (event: MouseEvent) => onPageChange?.(to, event),
      children,
    };
    if (!hrefFor) return <StepButton {...common} disabled={off} />;
    if (!off) return render({ ...common, href: hrefFor(to) });
    return (
      <span aria-hidden data-disabled className={styles.step}>
        {children}
      </span>
    );
  };

  return (
    <nav aria-label={words.label} {...rest} className={cx(styles.root, className)}>
      <div className={styles.about}>
        <output>
          {words.summary(
            (current - 1) * pageSize + 1,
            Math.min(current * pageSize, total),
            total,
            formats,
            hasMore,
          )}
        </output>
        {onPageSizeChange && (
          <div className={styles.sizes}>
            <span aria-hidden>{words.pageSize}</span>
            <Select
              size="sm"
              label={words.pageSize}
              labelVisibility="hidden"
              value={String(pageSize)}
              options={pageSizes.map((size) => ({ value: String(size), label: formats.number(size) }))}
              onValueChange={(value) => onPageSizeChange(Number(value))}
            />
          </div>
        )}
      </div>
      {parts.pages && (
        <ul {...bareList} className={styles.list}>
          <li>
            {step({
              to: current - 1,
              name: words.previous,
              off: current <= 1,
              children: <ChevronLeftIcon size="sm" />,
            })}
          </li>
          {window(current, totalPages).map((item, index) =>
            item === 'ellipsis' ? (
              // No page has a number below 0.
              <li key={-index} className={styles.gap} aria-hidden>
                …
              </li>
            ) : (
              <li key={item}>
                {step({
                  to: item,
                  name: words.page(item, formats),
                  current: item === current,
                  children: formats.number(item, { useGrouping: false }),
                })}
              </li>
            ),
          )}
          <li>
            {step({
              to: current + 1,
              name: words.next,
              off: current >= totalPages && !hasMore,
              children: <ChevronRightIcon size="sm" />,
            })}
          </li>
        </ul>
      )}
    </nav>
  );
}
