import { defaultSearch } from '@porchlight/domain';
import type { ReactElement } from 'react';

import type { KitName } from '../docs/ComponentDocs.ts';
import * as kit from '../index.ts';
import {
  sampleConversations,
  sampleGroups,
  sampleLinks,
  sampleListing,
  sampleNow,
  sampleOther,
  sampleReader,
  sampleSeller,
  sampleConversation,
  sampleCategories,
} from '../samples/index.ts';

const nothing = () => undefined;
const listing = sampleListing();
const items = [{ id: 'one', title: 'One', content: 'First' }];

/** Exported functions that are components: their names start with a capital. */
export type ComponentName = {
  [Name in KitName]: Name extends `${infer First}${string}`
    ? First extends Lowercase<First>
      ? never
      : Name extends `${string}Icon` | `${string}Drawing` | 'KitProvider'
        ? never
        : Name
    : never;
}[KitName];

/** One element of each component, with the minimal props. A missing one is a type error. */
export const samples: Record<ComponentName | 'CategoryIcon' | 'Drawing', ReactElement> = {
  Accordion: <kit.Accordion items={items} />,
  ActionBar: (
    <kit.ActionBar count={2} onClear={nothing}>
      <kit.Button>Delete</kit.Button>
    </kit.ActionBar>
  ),
  Alert: <kit.Alert>Saved</kit.Alert>,
  AlertDialog: <kit.AlertDialog open onOpenChange={nothing} title="Saved" message="All is well." />,
  AuthCard: <kit.AuthCard title="Sign in">Form</kit.AuthCard>,
  Avatar: <kit.Avatar name="Ana Ortiz" />,
  AvatarGroup: (
    <kit.AvatarGroup label="Neighbors" people={[{ name: 'Ana Ortiz' }, { name: 'Ben' }]} total={5} />
  ),
  Badge: <kit.Badge>New</kit.Badge>,
  BottomBar: <kit.BottomBar items={[{ href: '/', label: 'Home', icon: <kit.HomeIcon />, count: 2 }]} />,
  BrandMark: <kit.BrandMark />,
  Breadcrumbs: <kit.Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Desk' }]} />,
  Button: <kit.Button>Send</kit.Button>,
  ButtonLink: <kit.ButtonLink href="/listings">Browse</kit.ButtonLink>,
  Card: <kit.Card>Words</kit.Card>,
  Carousel: (
    <kit.Carousel label="Similar listings" dots>
      <kit.Card>One</kit.Card>
      <kit.Card>Two</kit.Card>
    </kit.Carousel>
  ),
  CategoryIcon: <kit.CategoryIcon icon="services" />,
  CategoryPicker: <kit.CategoryPicker categories={sampleCategories} value="" onValueChange={nothing} />,
  CategoryTileSkeleton: <kit.CategoryTileSkeleton />,
  CategoryTile: <kit.CategoryTile name="Furniture" icon="tag" href="/listings" />,
  Checkbox: <kit.Checkbox label="Remember me" />,
  Chip: <kit.Chip href="/listings">All</kit.Chip>,
  ChipRow: (
    <kit.ChipRow label="Categories">
      <kit.Chip href="/listings">All</kit.Chip>
    </kit.ChipRow>
  ),
  Combobox: (
    <kit.Combobox
      label="Town"
      items={['Ithaca', 'Marfa']}
      itemToKey={(town) => town}
      itemToText={(town) => town}
    />
  ),
  ContactSellerDialog: (
    <kit.ContactSellerDialog
      open
      onClose={nothing}
      subject="Desk"
      onSubjectChange={nothing}
      message=""
      onMessageChange={nothing}
      onSend={nothing}
    />
  ),
  Container: <kit.Container>Words</kit.Container>,
  ConversationList: (
    <kit.ConversationList conversations={sampleConversations} href={() => '/messages'} now={sampleNow} />
  ),
  CookiePreferences: (
    <kit.CookiePreferences
      value={{ essential: true, performance: true, functionality: true, marketing: false }}
      onValueChange={nothing}
      onSave={nothing}
    />
  ),
  CorrectedSearch: <kit.CorrectedSearch query="bicycle" asked="bycicle" askedHref="#exact" />,
  DataTable: (
    <kit.DataTable
      caption="Your listings"
      columns={[{ id: 'title', header: 'Title', cell: (title: string) => title, sortable: true }]}
      rows={['Desk', 'Chair']}
      rowId={(title) => title}
      rowHref={() => '/listings/1'}
      onSortChange={nothing}
      onSelectedChange={nothing}
    />
  ),
  DateField: <kit.DateField label="From" min="2026-01-01" />,
  DayChart: <kit.DayChart label="Sold" days={[{ day: '2026-06-14', value: 3 }]} />,
  Dialog: (
    <kit.Dialog open onOpenChange={nothing} title="Contact seller" description="About a desk">
      Words
    </kit.Dialog>
  ),
  Disclosure: <kit.Disclosure summary="More">Words</kit.Disclosure>,
  Divider: <kit.Divider />,
  Drawing: (
    <kit.Drawing>
      <path d="M10 104h140" />
    </kit.Drawing>
  ),
  EmergencyNotice: <kit.EmergencyNotice />,
  EmptyState: <kit.EmptyState title="Nothing here" />,
  ErrorState: <kit.ErrorState onRetry={nothing} />,
  ExpandableText: <kit.ExpandableText>{'Words, words, words. '.repeat(60)}</kit.ExpandableText>,
  FavoriteButton: <kit.FavoriteButton pressed={false} />,
  FeaturedBadge: <kit.FeaturedBadge />,
  Field: <kit.Field label="Name">{(control) => <input {...control} />}</kit.Field>,
  FilterPanel: (
    <kit.FilterPanel
      value={defaultSearch}
      onValueChange={nothing}
      onClear={nothing}
      activeCount={0}
      categories={sampleCategories}
    />
  ),
  FormErrorSummary: <kit.FormErrorSummary errors={[{ fieldId: 'title', message: 'Title is short' }]} />,
  Grid: <kit.Grid>Words</kit.Grid>,
  Heading: <kit.Heading>Words</kit.Heading>,
  IconButton: <kit.IconButton label="Close" icon={<kit.XIcon />} />,
  IconButtonLink: <kit.IconButtonLink label="Back" icon={<kit.ArrowLeftIcon />} href="/listings" />,
  ImageUploader: (
    <kit.ImageUploader
      label="Photos"
      items={[{ id: '1', preview: '/photos/chair.webp', status: 'done' }]}
      onFilesAdd={nothing}
      onRemove={nothing}
      onMove={nothing}
    />
  ),
  InfoCard: <kit.InfoCard title="Help">Answers</kit.InfoCard>,
  Inline: <kit.Inline>Words</kit.Inline>,
  ListingCard: <kit.ListingCard listing={listing} href="/listings/1" now={sampleNow} />,
  ListingCardSkeleton: <kit.ListingCardSkeleton />,
  ListingDetailsList: <kit.ListingDetailsList listing={listing} now={sampleNow} />,
  ListingGallery: <kit.ListingGallery images={[]} title="Desk" />,
  ListingMap: (
    <kit.ListingMap
      library={() => new Promise(nothing)}
      bounds={{ west: -98, south: 30, east: -97, north: 31 }}
      summary={3}
    />
  ),
  ListingGrid: <kit.ListingGrid loading="skeleton" />,
  ListingPhoto: <kit.ListingPhoto />,
  ListingRowSkeleton: <kit.ListingRowSkeleton />,
  ListingRow: (
    <kit.ListingRow
      listing={listing}
      href="/listings/1"
      now={sampleNow}
      onChangeStatus={nothing}
      onRemove={nothing}
    />
  ),
  LocationCombobox: (
    <kit.LocationCombobox
      inputValue=""
      onInputChange={nothing}
      status="idle"
      suggestions={[]}
      selected={null}
      onSelect={nothing}
      onClear={nothing}
    />
  ),
  Menu: (
    <kit.Menu
      items={[
        { id: 'edit', label: 'Edit' },
        { id: 'view', label: 'View', href: '/listings/1', separated: true },
      ]}
      renderTrigger={(props) => <kit.Button {...props}>Manage</kit.Button>}
    />
  ),
  Conversation: (
    <kit.Conversation
      conversation={sampleConversation}
      currentUserId={sampleReader}
      otherName={sampleOther}
      now={sampleNow}
    />
  ),
  MultiCombobox: (
    <kit.MultiCombobox
      label="Towns"
      items={['Ithaca', 'Marfa']}
      itemToKey={(town) => town}
      itemToText={(town) => town}
      defaultValue={['Marfa']}
    />
  ),
  NumberField: <kit.NumberField label="Age" value="" onValueChange={nothing} />,
  PageHeader: <kit.PageHeader title="All Listings" lead="Near you" />,
  Pagination: <kit.Pagination page={2} total={456} onPageSizeChange={nothing} />,
  PasswordField: <kit.PasswordField label="Password" kind="new" value="" onValueChange={nothing} />,
  Popover: (
    <kit.Popover renderTrigger={(props) => <kit.Button {...props}>Share</kit.Button>}>Words</kit.Popover>
  ),
  PlaceField: (
    <kit.PlaceField
      field={{
        inputValue: '',
        onInputChange: nothing,
        status: 'idle',
        suggestions: [],
        selected: null,
        onSelect: nothing,
        onClear: nothing,
      }}
      radius={25}
      onRadiusChange={nothing}
      onLocate={nothing}
    />
  ),
  PlacePill: <kit.PlacePill place="Denver, CO" onPress={nothing} onClear={nothing} />,
  Price: <kit.Price price={240} priceType="negotiable" />,
  PriceField: <kit.PriceField label="Price" value="" onValueChange={nothing} />,
  ProfileCard: (
    <kit.ProfileCard user={{ name: 'Ana', email: 'ana@example.test', verified: true, active: true }} />
  ),
  ProfilePhotoField: <kit.ProfilePhotoField name="Ana" src={null} onChoose={nothing} onRemove={nothing} />,
  ProgressBar: <kit.ProgressBar label="Uploading" value={42} />,
  RadioGroup: (
    <kit.RadioGroup
      label="Urgency"
      options={[
        { value: 'low', label: 'Low' },
        { value: 'high', label: 'High' },
      ]}
    />
  ),
  RangeSlider: <kit.RangeSlider label="Price" min={0} max={500} />,
  Rating: <kit.Rating value={4.5} count={12} />,
  RatingField: <kit.RatingField label="Your rating" />,
  RelativeDate: <kit.RelativeDate date={listing.created_at} now={sampleNow} />,
  ReplyBox: <kit.ReplyBox value="" onValueChange={nothing} onSend={nothing} />,
  ResultsLayout: <kit.ResultsLayout filters={<kit.Button>Filters</kit.Button>} order="Newest first" />,
  ResultsHeading: <kit.ResultsHeading count={56} />,
  SearchField: <kit.SearchField onSearch={nothing} />,
  SearchForm: <kit.SearchForm value={defaultSearch} categories={sampleCategories} onValueChange={nothing} />,
  SegmentedControl: (
    <kit.SegmentedControl
      label="View"
      options={[
        { value: 'cards', label: 'Cards' },
        { value: 'rows', label: 'Rows' },
      ]}
    />
  ),
  Select: <kit.Select label="Sort" options={[{ value: 'date', label: 'Date' }]} />,
  SearchSuggestions: (
    <kit.SearchSuggestions
      status="ready"
      suggestions={[{ kind: 'words', text: 'road bike' }]}
      onInputChange={nothing}
      onSelectCategory={nothing}
    />
  ),
  SellerCard: <kit.SellerCard seller={sampleSeller} />,
  SellerHeader: <kit.SellerHeader seller={{ ...sampleSeller, sold_listings: 3 }} />,
  Sheet: (
    <kit.Sheet open onOpenChange={nothing} title="Filters">
      Words
    </kit.Sheet>
  ),
  SiteFooter: <kit.SiteFooter groups={sampleGroups} />,
  SiteHeader: <kit.SiteHeader links={sampleLinks} session={{ state: 'signedOut' }} />,
  Skeleton: <kit.Skeleton />,
  SkipLink: <kit.SkipLink />,
  Spinner: <kit.Spinner />,
  Stack: <kit.Stack>Words</kit.Stack>,
  StatTile: <kit.StatTile label="Active Listings" value={3} href="/dashboard" />,
  StaticPage: (
    <kit.StaticPage title="Safety" sections={[{ id: 'meet', title: 'Meeting', content: 'Words' }]} />
  ),
  StatusBadge: <kit.StatusBadge status="active" />,
  Stepper: <kit.Stepper steps={[{ label: 'Saved', state: 'done' }]} />,
  Switch: <kit.Switch label="Email me" hint="Now and then" />,
  Tabs: <kit.Tabs label="Status" tabs={[{ id: 'all', label: 'All', content: 'Words' }]} />,
  TabsWithCounts: <kit.TabsWithCounts label="Status" tabs={[{ id: 'all', label: 'All', count: 2 }]} />,
  Text: <kit.Text>Words</kit.Text>,
  TextArea: <kit.TextArea label="Message" max={50} />,
  TextField: <kit.TextField label="Name" hint="As neighbors know you" />,
  TextLink: (
    <kit.TextLink href="https://example.test/" external>
      Elsewhere
    </kit.TextLink>
  ),
  ToastProvider: <kit.ToastProvider>Words</kit.ToastProvider>,
  ToastRegion: <kit.ToastRegion toasts={[{ id: '1', text: 'Saved' }]} onDismiss={nothing} />,
  Tooltip: (
    <kit.Tooltip text="Once in two days">
      <kit.Button>Bump</kit.Button>
    </kit.Tooltip>
  ),
  MessageNudge: <kit.MessageNudge kind="code" safetyHref="/safety" />,
  OfferBubble: (
    <kit.OfferBubble
      offer={{ amount: 210, status: 'open', expires_at: '2026-06-17T16:00:00.000Z' }}
      own={false}
      otherName="Ben Okafor"
      now={sampleNow}
      onAct={nothing}
    />
  ),
  OfferForm: (
    <kit.OfferForm
      open
      listing={{ title: 'Desk', price: 240, price_type: 'negotiable' }}
      amount=""
      onAmountChange={nothing}
      onSend={nothing}
      onClose={nothing}
    />
  ),
  OwnListingActions: (
    <kit.OwnListingActions
      listing={{ title: 'Oak dining table', status: 'active' }}
      editHref="#edit"
      relistHref="#relist"
      onChangeStatus={nothing}
      onBump={nothing}
      onRemove={nothing}
    />
  ),
  PromiseDialog: (
    <kit.PromiseDialog
      open
      change="sell"
      listingTitle="Oak dining table"
      askers={[{ id: 'user-ben', name: 'Ben Okafor' }]}
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
  ReportSheet: (
    <kit.ReportSheet
      open
      title="Report this message"
      quote="Send the money first."
      reasons={[{ value: 'scam', label: 'Scam or fraud' }]}
      reason=""
      onReasonChange={nothing}
      words=""
      onWordsChange={nothing}
      maxWords={5000}
      onSend={nothing}
      onClose={nothing}
    />
  ),
  UrgencyDialog: <kit.UrgencyDialog open onCancel={nothing} onContinue={nothing} />,
  VisuallyHidden: <kit.VisuallyHidden>3 unread</kit.VisuallyHidden>,
};
