import type { CaseSnapshot, DeskPerson, Seller, SnapshotListing, SnapshotMessage } from '@porchlight/domain';
import { Heading, Inline, ListingPhoto, Stack, Text, TextLink, useFormats, useMoments } from '@porchlight/ui';
import type { ReactNode } from 'react';

import { useApi } from '../../api/index.ts';
import { paths } from '../../lib/paths.ts';
import { withAbsoluteImages } from '../../listings/images.ts';
import * as styles from './Case.css.ts';
import { words } from './Snapshot.words.ts';

const PersonLink = ({ person: { id, name } }: { person: DeskPerson }) => (
  <TextLink href={paths.seller.href(id)}>
    <bdi>{name}</bdi>
  </TextLink>
);

function ListingPart({ listing, hasPage }: { listing: SnapshotListing; hasPage: boolean }) {
  const { origin } = useApi();
  const { price } = useFormats();
  const { images } = withAbsoluteImages(listing, origin);
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3} size="md">
          <bdi>{listing.title}</bdi>
        </Heading>
        <Inline gap={3}>
          <Text as="span" weight="semibold">
            {listing.price === null ? words.noPrice : price(listing.price)}
          </Text>
          <Text as="span" tone="muted">
            {listing.category}
          </Text>
          <Text as="span" tone="muted">
            {words.place(listing.city, listing.state)}
          </Text>
        </Inline>
      </Stack>
      <Text preserveLines measure className={styles.own}>
        <bdi>{listing.description}</bdi>
      </Text>
      {images.length > 0 && (
        <ul className={styles.photos} aria-label={words.photos}>
          {images.map((image) => (
            <li key={image.id}>
              <ListingPhoto image={image} sizes="8rem" fit="contain" />
            </li>
          ))}
        </ul>
      )}
      <Text>
        {words.by} <PersonLink person={listing.owner} />
      </Text>
      {hasPage && (
        <TextLink standalone href={paths.listing.href(listing.id)}>
          {words.open}
        </TextLink>
      )}
    </Stack>
  );
}

function Written({ from, at, children }: { from: DeskPerson; at: string; children: ReactNode }) {
  const { moment } = useMoments();
  return (
    <Stack gap={1}>
      <Text size="sm" tone="muted">
        <PersonLink person={from} />, {moment(at)}
      </Text>
      <Text preserveLines measure className={styles.own}>
        <bdi>{children}</bdi>
      </Text>
    </Stack>
  );
}

function MessagePart({ message }: { message: SnapshotMessage }) {
  return (
    <Stack gap={4}>
      <Text>
        {words.about}{' '}
        <TextLink href={paths.listing.href(message.about.listing_id)}>
          <bdi>{message.about.title}</bdi>
        </TextLink>
      </Text>
      {message.quoted.length > 0 && (
        <Stack gap={3}>
          <Heading level={3} size="sm">
            {words.before}
          </Heading>
          {message.quoted.map(({ content, created_at: at, from }) => (
            <div key={`${at} ${content}`} className={styles.before}>
              <Written from={from} at={at}>
                {content}
              </Written>
            </div>
          ))}
        </Stack>
      )}
      <Stack gap={3}>
        <Heading level={3} size="sm">
          {words.reported}
        </Heading>
        <div className={styles.reported}>
          <Written from={message.from} at={message.created_at}>
            {message.content}
          </Written>
        </div>
      </Stack>
    </Stack>
  );
}

function PersonPart({ person }: { person: Seller }) {
  const { month } = useMoments();
  return (
    <Stack gap={1}>
      <Heading level={3} size="sm">
        {words.person}
      </Heading>
      <PersonLink person={person} />
      <Text size="sm" tone="muted">
        {month(person.created_at, words.since)}. {person.verified ? words.verified : words.unverified}
      </Text>
    </Stack>
  );
}

/** The current version of a listing that was edited since it was reported. */
export function ListingNow(part: { listing: SnapshotListing; hasPage: boolean }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="now-title">
      <Heading level={2} size="lg" id="now-title">
        {words.now}
      </Heading>
      <ListingPart {...part} />
    </Stack>
  );
}

/** The subject of a case, as it was first reported. */
export function Snapshot({
  snapshot: { listing, message, person },
  hasPage,
}: {
  snapshot: CaseSnapshot;
  /** Whether the listing's page can be opened. */
  hasPage: boolean;
}) {
  const isEmpty = listing === null && message === null && person === null;
  return (
    <Stack as="section" gap={4} aria-labelledby="snapshot-title">
      <Heading level={2} size="lg" id="snapshot-title">
        {words.title}
      </Heading>
      {listing && <ListingPart listing={listing} hasPage={hasPage} />}
      {message && <MessagePart message={message} />}
      {person && <PersonPart person={person} />}
      {isEmpty && <Text tone="muted">{words.gone}</Text>}
    </Stack>
  );
}
