import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

import { directionOf, useFormats, useStableId } from '../../lib/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import * as styles from './Tabs.css.ts';

/** One tab. */
export interface Tab<Value extends string = string> {
  /** Unique among its siblings, and stable. */
  id: Value;
  /** Its label: one or two words. */
  label: ReactNode;
  /** Number of items behind it. Default none shown. */
  count?: number;
  /** Its panel. Default: the `children` of the tabs, for one panel that changes. */
  content?: ReactNode;
}

export interface TabsProps<Value extends string = string> extends Omit<
  ComponentProps<'div'>,
  'defaultValue'
> {
  /** Name of the row of tabs. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly Tab<Value>[];
  /** The selected tab, when the parent keeps it. Default: the component keeps it. */
  value?: Value;
  /** The tab selected at first, when the component keeps it. Default the first. */
  defaultValue?: Value;
  /** Called with the id of the selected tab. */
  onValueChange?: (value: Value) => void;
}

/**
 * Views of one thing, one at a time. To go to other pages use links; to collapse long text, `Accordion`. Renders a
 * `div` with a tab list and the selected panel. Arrow keys select.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  children,
  ...rest
}: TabsProps<Value>) {
  const { number } = useFormats();
  const id = useStableId(rest.id);
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.id);
  const chosen = value ?? own;
  const chosenTab = tabs.find((tab) => tab.id === chosen);

  const choose = (next: Value) => {
    setOwn(next);
    if (next !== chosen) onValueChange?.(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = tabs.findIndex((tab) => tab.id === chosen);
    // In reading direction.
    const forwards = directionOf(event.currentTarget) === 'rtl' ? -1 : 1;
    const to = {
      ArrowRight: from + forwards,
      ArrowLeft: from - forwards,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    const tab = document.getElementById(`${id}-${next.id}`);
    tab?.focus();
    // Browsers don't scroll a focused tab while half of it is visible.
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };

  return (
    <div {...rest}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => {
          const selected = tab.id === chosen;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={selected}
              aria-controls={selected ? `${id}-panel` : undefined}
              tabIndex={selected ? 0 : -1}
              className={styles.tab}
              onClick={() => choose(tab.id)}
              onKeyDown={onKeyDown}
            >
              {tab.label}
              {tab.count !== undefined && (
                <Badge shape="count" tone={selected ? 'accent' : 'neutral'}>
                  {number(tab.count)}
                </Badge>
              )}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        tabIndex={0}
        className={styles.panel}
      >
        {chosenTab?.content ?? children}
      </div>
    </div>
  );
}

/** A tab with a count. */
export interface CountedTab<Value extends string = string> extends Tab<Value> {
  /** Number of items behind it. */
  count: number;
}

export interface TabsWithCountsProps<Value extends string = string> extends Omit<TabsProps<Value>, 'tabs'> {
  /** The tabs, in order, each with its count. */
  tabs: readonly CountedTab<Value>[];
}

/** `Tabs` where every tab has a count. Renders the same elements. */
export function TabsWithCounts<Value extends string>(props: TabsWithCountsProps<Value>) {
  return <Tabs {...props} />;
}
