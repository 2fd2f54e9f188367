import { english as ActionBar } from '../components/ActionBar/ActionBar.messages.ts';
import { english as Alert } from '../components/Alert/Alert.messages.ts';
import { english as AlertDialog } from '../components/AlertDialog/AlertDialog.messages.ts';
import { english as BottomBar } from '../components/BottomBar/BottomBar.messages.ts';
import { english as BrandMark } from '../patterns/BrandMark/BrandMark.messages.ts';
import { english as AvatarGroup } from '../primitives/AvatarGroup/AvatarGroup.messages.ts';
import { english as Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.messages.ts';
import { english as Carousel } from '../components/Carousel/Carousel.messages.ts';
import { english as CategoryPicker } from '../patterns/CategoryPicker/CategoryPicker.messages.ts';
import { english as CategoryTile } from '../patterns/CategoryTile/CategoryTile.messages.ts';
import { english as Chip } from '../components/Chip/Chip.messages.ts';
import { english as Combobox } from '../components/Combobox/Combobox.messages.ts';
import { english as ContactSellerDialog } from '../patterns/ContactSellerDialog/ContactSellerDialog.messages.ts';
import { english as Conversation } from '../patterns/Conversation/Conversation.messages.ts';
import { english as ConversationList } from '../patterns/ConversationList/ConversationList.messages.ts';
import { english as CookiePreferences } from '../patterns/CookiePreferences/CookiePreferences.messages.ts';
import { english as CorrectedSearch } from '../patterns/CorrectedSearch/CorrectedSearch.messages.ts';
import { english as DataTable } from '../components/DataTable/DataTable.messages.ts';
import { english as Dates } from '../lib/Dates.messages.ts';
import { english as DayChart } from '../components/DayChart/DayChart.messages.ts';
import { english as Dialog } from '../components/Dialog/Dialog.messages.ts';
import { english as EmergencyNotice } from '../patterns/EmergencyNotice/EmergencyNotice.messages.ts';
import { english as ErrorState } from '../components/ErrorState/ErrorState.messages.ts';
import { english as ExpandableText } from '../components/ExpandableText/ExpandableText.messages.ts';
import { english as FavoriteButton } from '../patterns/FavoriteButton/FavoriteButton.messages.ts';
import { english as FeaturedBadge } from '../patterns/FeaturedBadge/FeaturedBadge.messages.ts';
import { english as Field } from '../components/Field/Field.messages.ts';
import { english as FilterPanel } from '../patterns/FilterPanel/FilterPanel.messages.ts';
import { english as FormErrorSummary } from '../components/FormErrorSummary/FormErrorSummary.messages.ts';
import { english as ImageUploader } from '../components/ImageUploader/ImageUploader.messages.ts';
import { english as ListingCard } from '../patterns/ListingCard/ListingCard.messages.ts';
import { english as ListingDetailsList } from '../patterns/ListingDetailsList/ListingDetailsList.messages.ts';
import { english as ListingGallery } from '../patterns/ListingGallery/ListingGallery.messages.ts';
import { english as ListingGrid } from '../patterns/ListingGrid/ListingGrid.messages.ts';
import { english as ListingMap } from '../patterns/ListingMap/ListingMap.messages.ts';
import { english as ListingPhoto } from '../patterns/ListingPhoto/ListingPhoto.messages.ts';
import { english as ListingRow } from '../patterns/ListingRow/ListingRow.messages.ts';
import { english as LocationCombobox } from '../components/LocationCombobox/LocationCombobox.messages.ts';
import { english as Menu } from '../components/Menu/Menu.messages.ts';
import { english as MultiCombobox } from '../components/MultiCombobox/MultiCombobox.messages.ts';
import { english as Pagination } from '../components/Pagination/Pagination.messages.ts';
import { english as PasswordField } from '../components/PasswordField/PasswordField.messages.ts';
import { english as PlaceField } from '../patterns/PlaceField/PlaceField.messages.ts';
import { english as PlacePill } from '../patterns/PlacePill/PlacePill.messages.ts';
import { english as Price } from '../patterns/Price/Price.messages.ts';
import { english as PriceField } from '../components/PriceField/PriceField.messages.ts';
import { english as ProfileCard } from '../patterns/ProfileCard/ProfileCard.messages.ts';
import { english as ProfilePhotoField } from '../patterns/ProfilePhotoField/ProfilePhotoField.messages.ts';
import { english as RangeSlider } from '../components/RangeSlider/RangeSlider.messages.ts';
import { english as Rating } from '../components/Rating/Rating.messages.ts';
import { english as RatingField } from '../components/Rating/RatingField.messages.ts';
import { english as ReplyBox } from '../patterns/ReplyBox/ReplyBox.messages.ts';
import { english as ResultsHeading } from '../patterns/ResultsHeading/ResultsHeading.messages.ts';
import { english as SearchField } from '../components/SearchField/SearchField.messages.ts';
import { english as SearchForm } from '../patterns/SearchForm/SearchForm.messages.ts';
import { english as SearchSuggestions } from '../patterns/SearchSuggestions/SearchSuggestions.messages.ts';
import { english as SellerCard } from '../patterns/SellerCard/SellerCard.messages.ts';
import { english as SellerHeader } from '../patterns/SellerHeader/SellerHeader.messages.ts';
import { english as SiteHeader } from '../patterns/SiteHeader/SiteHeader.messages.ts';
import { english as SkipLink } from '../components/SkipLink/SkipLink.messages.ts';
import { english as Spinner } from '../primitives/Spinner/Spinner.messages.ts';
import { english as StaticPage } from '../patterns/StaticPage/StaticPage.messages.ts';
import { english as StatusBadge } from '../patterns/StatusBadge/StatusBadge.messages.ts';
import { english as Stepper } from '../components/Stepper/Stepper.messages.ts';
import { english as TextArea } from '../components/TextArea/TextArea.messages.ts';
import { english as TextLink } from '../primitives/TextLink/TextLink.messages.ts';
import { english as ToastRegion } from '../components/ToastRegion/ToastRegion.messages.ts';
import { english as MessageNudge } from '../patterns/MessageNudge/MessageNudge.messages.ts';
import { english as OfferBubble } from '../patterns/OfferBubble/OfferBubble.messages.ts';
import { english as OfferForm } from '../patterns/OfferForm/OfferForm.messages.ts';
import { english as OwnListingActions } from '../patterns/OwnListingActions/OwnListingActions.messages.ts';
import { english as PromiseDialog } from '../patterns/PromiseDialog/PromiseDialog.messages.ts';
import { english as ReportSheet } from '../patterns/ReportSheet/ReportSheet.messages.ts';
import { english as UrgencyDialog } from '../patterns/UrgencyDialog/UrgencyDialog.messages.ts';

/** All texts of the kit's components in English: what a catalog of another language replaces. */
export const english = {
  ActionBar,
  Alert,
  AlertDialog,
  BottomBar,
  BrandMark,
  AvatarGroup,
  Breadcrumbs,
  Carousel,
  CategoryPicker,
  CategoryTile,
  Chip,
  Combobox,
  ContactSellerDialog,
  Conversation,
  ConversationList,
  CookiePreferences,
  CorrectedSearch,
  DataTable,
  Dates,
  DayChart,
  Dialog,
  EmergencyNotice,
  ErrorState,
  ExpandableText,
  FavoriteButton,
  FeaturedBadge,
  Field,
  FilterPanel,
  FormErrorSummary,
  ImageUploader,
  ListingCard,
  ListingDetailsList,
  ListingGallery,
  ListingGrid,
  ListingMap,
  ListingPhoto,
  ListingRow,
  LocationCombobox,
  Menu,
  MultiCombobox,
  Pagination,
  PasswordField,
  PlaceField,
  PlacePill,
  Price,
  PriceField,
  ProfileCard,
  ProfilePhotoField,
  RangeSlider,
  Rating,
  RatingField,
  ReplyBox,
  ResultsHeading,
  SearchField,
  SearchForm,
  SearchSuggestions,
  SellerCard,
  SellerHeader,
  SiteHeader,
  SkipLink,
  Spinner,
  StaticPage,
  StatusBadge,
  Stepper,
  TextArea,
  TextLink,
  ToastRegion,
  MessageNudge,
  OfferBubble,
  OfferForm,
  OwnListingActions,
  PromiseDialog,
  ReportSheet,
  UrgencyDialog,
};

/** A complete catalog: a missing or unknown text does not compile. */
export type Catalog = typeof english;

/** Some words of some components. */
export type Messages = { readonly [Name in keyof Catalog]?: Partial<Catalog[Name]> };
