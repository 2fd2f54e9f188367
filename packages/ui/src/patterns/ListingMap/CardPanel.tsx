import { useId, useLayoutEffect, useRef } from 'react';

import { XIcon } from '../../icons/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { ListingPhoto } from '../ListingPhoto/index.ts';
import { Price } from '../Price/index.ts';
import * as styles from './CardPanel.css.ts';
import type { ListingMapMessages } from './ListingMap.messages.ts';
import type { MapPanel } from './mapTypes.ts';

export interface CardPanelProps {
  panel: MapPanel;
  words: ListingMapMessages;
  onClose: (() => void) | undefined;
}

/** The cards of the selected mark: a list, or on a narrow screen a row that scrolls sideways. */
export function CardPanel({ panel: { title, cards, more }, words, onClose }: CardPanelProps) {
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  const areThere = cards.length > 0;
  // Both before a key can be pressed for what is shown.
  useLayoutEffect(() => root.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    // The user may have left the panel while its cards loaded.
    if (document.activeElement === root.current)
      root.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [areThere]);
  const close = (): void => {
    // Before it is gone, with the focus inside.
    const mark = root.current?.closest('[data-status]')?.querySelector('[aria-pressed="true"]');
    if (mark instanceof HTMLElement) mark.focus({ preventScroll: true });
    onClose?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any of its links
    <section
      ref={root}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={!areThere || undefined}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <header className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <IconButton label={words.close} icon={<XIcon />} onClick={close} />
      </header>
      {areThere ? (
        <ul className={styles.list}>
          {cards.map(({ id, href, image, note, ...listing }) => (
            <li key={id} className={styles.item}>
              <ListingPhoto image={image} alt="" sizes="6rem" className={styles.photo} />
              <div className={styles.facts}>
                <TextLink href={href} standalone className={styles.link}>
                  <bdi>{listing.title}</bdi>
                </TextLink>
                <Price
                  size="sm"
                  price={listing.price}
                  priceType={listing.price_type}
                  period={listing.price_period}
                />
                {note !== undefined && (
                  <Text size="sm" tone="muted">
                    {note}
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Spinner label={words.loadingCards} />
      )}
      {more !== undefined && (
        <TextLink href={more.href} standalone className={styles.more}>
          {more.label}
        </TextLink>
      )}
    </section>
  );
}
