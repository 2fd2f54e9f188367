import { defaultSearch } from '@porchlight/domain';
import type { ReactElement } from 'react';

import * as kit from '../index.ts';
import {
  sampleCategories,
  sampleConversation,
  sampleConversations,
  sampleLinks,
  sampleListing,
  sampleNow,
  sampleOther,
  sampleReader,
} from '../samples/index.ts';

const nothing = () => undefined;
const fixed = { onValueChange: nothing };
const conversation = {
  conversation: sampleConversation,
  currentUserId: sampleReader,
  otherName: sampleOther,
};
const place = { inputValue: 'Ith', suggestions: [], selected: null, onInputChange: nothing };
const photo = { preview: '/photos/chair.webp' };

/** States in which components have texts that their sample does not show. */
export const moreSamples: Readonly<Record<string, ReactElement>> = {
  'Alert, dismissible': <kit.Alert onDismiss={nothing}>Saved</kit.Alert>,
  'Chip, a filter': (
    <kit.Chip variant="filter" count={1204}>
      Ithaca
    </kit.Chip>
  ),
  'ContactSellerDialog, sending': (
    <kit.ContactSellerDialog
      open
      confirmingDiscard
      sending
      onClose={nothing}
      subject={'Desk'.repeat(80)}
      onSubjectChange={nothing}
      message="Is it there?"
      onMessageChange={nothing}
      onSend={nothing}
    />
  ),
  'Conversation, loading': <kit.Conversation {...conversation} now={sampleNow} loading />,
  'Conversation, earlier failed': (
    <kit.Conversation {...conversation} now={sampleNow} onLoadEarlier={nothing} earlierFailed />
  ),
  'Conversation, earlier': <kit.Conversation {...conversation} now={sampleNow} onLoadEarlier={nothing} />,
  'ConversationList, loading': (
    <kit.ConversationList conversations={[]} href={() => '/messages'} now={sampleNow} loading />
  ),
  'ConversationList, own and gone': (
    <kit.ConversationList
      conversations={sampleConversations.map((one) => ({ ...one, other_user: null, listing: null }))}
      currentUserId={sampleConversations[0]?.last_message.from_user_id ?? ''}
      href={() => '/messages'}
      now={sampleNow}
    />
  ),
  'CategoryTile, with counts': (
    <kit.CategoryTile
      name="Furniture"
      icon="tag"
      href="/listings"
      count={1204}
      subCategories={[{ name: 'Desks', href: '/listings?desks', count: 1 }]}
    />
  ),
  'FavoriteButton, saved': <kit.FavoriteButton pressed />,
  'FavoriteButton, updating': <kit.FavoriteButton pressed={false} updating />,
  'Field, optional': (
    <kit.Field label="Name" requirement="optional">
      {(control) => <input {...control} />}
    </kit.Field>
  ),
  'Field, a required group': (
    <kit.Field kind="group" label="Name" requirement="required">
      {(control) => <input {...control} aria-label="Given name" />}
    </kit.Field>
  ),
  'FilterPanel, in force': (
    <kit.FilterPanel
      {...fixed}
      value={{ ...defaultSearch, sort: 'price', minPrice: 19.99, maxPrice: 5 }}
      onClear={nothing}
      activeCount={3}
      categories={sampleCategories}
    />
  ),
  'FormErrorSummary, two': (
    <kit.FormErrorSummary
      errors={[
        { fieldId: 'title', message: 'Title is short' },
        { fieldId: 'price', message: 'Price is high' },
      ]}
    />
  ),
  'ImageUploader, busy': (
    <kit.ImageUploader
      label="Photos"
      items={[
        { ...photo, id: '1', status: 'compressing' },
        { ...photo, id: '2', status: 'uploading', progress: 0.4 },
        { ...photo, id: '3', status: 'failed' },
        { ...photo, id: '4', status: 'done' },
      ]}
      onFilesAdd={nothing}
      onRemove={nothing}
      onMove={nothing}
      onRetry={nothing}
    />
  ),
  'ListingDetailsList, unknown': (
    <kit.ListingDetailsList listing={sampleListing({ category: null, location: '' })} now={sampleNow} />
  ),
  'ListingGallery, three': (
    <kit.ListingGallery images={sampleListing({}, 'table', 'bike', 'sofa').images} title="Desk" />
  ),
  'DayChart, several days': (
    <kit.DayChart
      label="Sold"
      days={[
        { day: '2026-06-14', value: 3 },
        { day: '2026-06-15', value: 1 },
      ]}
    />
  ),
  'DayChart, average of several days': (
    <kit.DayChart
      label="Hours"
      over="average"
      days={[
        { day: '2026-06-14', value: 3 },
        { day: '2026-06-15', value: 1 },
      ]}
    />
  ),
  'DayChart, average of one day': (
    <kit.DayChart label="Hours" over="average" days={[{ day: '2026-06-14', value: 3 }]} />
  ),
  'DayChart, no numbers': <kit.DayChart label="Hours" days={[{ day: '2026-06-14', value: null }]} />,
  'ListingCard, featured and sold': (
    <kit.ListingCard
      listing={sampleListing({ featured: true, status: 'sold', price: 0.3, condition: 'like_new' })}
      href="/listings/1"
      now={sampleNow}
    />
  ),
  'ListingRow, all actions': (
    <kit.ListingRow
      listing={sampleListing({ featured: true, view_count: 1, price: null, created_at: '2024-01-15' })}
      href="/listings/1"
      editHref="/listings/1/edit"
      now={sampleNow}
      onChangeStatus={nothing}
      onBump={nothing}
      onRemove={nothing}
    />
  ),
  'LocationCombobox, short': (
    <kit.LocationCombobox {...place} status="short" onSelect={nothing} onClear={nothing} />
  ),
  'LocationCombobox, failed': (
    <kit.LocationCombobox {...place} status="failed" onSelect={nothing} onClear={nothing} />
  ),
  'LocationCombobox, empty': (
    <kit.LocationCombobox {...place} status="empty" onSelect={nothing} onClear={nothing} />
  ),
  'PasswordField, weak': <kit.PasswordField {...fixed} label="Password" kind="new" value="abc" />,
  'PasswordField, strong': (
    <kit.PasswordField {...fixed} label="Password" kind="new" value="Correct-Horse-Battery-1" />
  ),
  'Price, exact': <kit.Price price={1234.5} priceType="fixed" />,
  'Price, free': <kit.Price price={0} priceType="free" />,
  'PriceField, a price': <kit.PriceField {...fixed} label="Price" value="20" />,
  'ProfileCard, since': (
    <kit.ProfileCard
      user={{
        name: 'Ana',
        email: 'ana@example.test',
        verified: false,
        active: false,
        created_at: '2024-03-09T12:00:00.000Z',
      }}
    />
  ),
  'ProgressBar, hidden': <kit.ProgressBar label="Uploading" labelVisibility="hidden" value={42} />,
  'RelativeDate, none': <kit.RelativeDate date={null} now={sampleNow} />,
  'RelativeDate, today': <kit.RelativeDate date={new Date(sampleNow).toISOString()} now={sampleNow} />,
  'RelativeDate, weeks': <kit.RelativeDate date="2026-05-28T12:00:00.000Z" now={sampleNow} />,
  'MessageNudge, written': <kit.MessageNudge kind="code" side="written" />,
  'ReplyBox, sending': <kit.ReplyBox {...fixed} value="Yes" onSend={nothing} state="sending" />,
  'ReplyBox, failed': <kit.ReplyBox {...fixed} value="Yes" onSend={nothing} state="failed" />,
  'ReplyBox, too long': <kit.ReplyBox {...fixed} value={'Yes. '.repeat(1100)} onSend={nothing} />,
  'ResultsHeading, waiting': <kit.ResultsHeading count={undefined} />,
  'ResultsHeading, one': <kit.ResultsHeading count={1} />,
  'SearchForm, best first': (
    <kit.SearchForm
      {...fixed}
      value={{ ...defaultSearch, query: 'oak', sort: 'relevance' }}
      categories={sampleCategories}
    />
  ),
  'SearchForm, rates': (
    <kit.SearchForm
      {...fixed}
      value={{ ...defaultSearch, mainCategory: 'services', pricePeriod: 'hour' }}
      categories={sampleCategories}
    />
  ),
  'SellerCard, gone': <kit.SellerCard seller={null} />,
  'SiteHeader, signed in': (
    <kit.SiteHeader links={sampleLinks} session={{ state: 'signedIn', name: 'Ana Ortiz', unread: 128 }} />
  ),
  'StatTile, thousands': <kit.StatTile label="Active Listings" value={1204} href="/dashboard" />,
  'StatusBadge, sold': <kit.StatusBadge status="sold" />,
  'StatusBadge, expired': <kit.StatusBadge status="expired" />,
  'Stepper, all states': (
    <kit.Stepper
      steps={[
        { label: 'Saved', state: 'done' },
        { label: 'Sent', state: 'current' },
        { label: 'Read', state: 'failed' },
        { label: 'Answered' },
      ]}
    />
  ),
  'TextArea, nearly full': (
    <kit.TextArea label="Message" max={5000} value={'words '.repeat(832)} onValueChange={nothing} />
  ),
  'TextArea, too full': (
    <kit.TextArea label="Message" max={50} value={'words '.repeat(20)} onValueChange={nothing} />
  ),
};
