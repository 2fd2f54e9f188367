// Shelf: primitives
export { Avatar, type AvatarProps } from './primitives/Avatar/index.ts';
export { Badge, type BadgeProps, type BadgeTone } from './primitives/Badge/index.ts';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
} from './primitives/Button/index.ts';
export { Card, type CardProps } from './primitives/Card/index.ts';
export { Container, type ContainerProps } from './primitives/Container/index.ts';
export { Divider, type DividerProps } from './primitives/Divider/index.ts';
export { Grid, type GridProps } from './primitives/Grid/index.ts';
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
} from './primitives/Heading/index.ts';
export { IconButton, type IconButtonProps } from './primitives/IconButton/index.ts';
export { Inline, type InlineProps } from './primitives/Inline/index.ts';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/index.ts';
export { Spinner, type SpinnerProps } from './primitives/Spinner/index.ts';
export { Stack, type StackProps } from './primitives/Stack/index.ts';
export { Text, type TextProps } from './primitives/Text/index.ts';
export { TextLink, type TextLinkProps } from './primitives/TextLink/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/index.ts';

// Shelf: icons
export * from './icons/index.ts';

// Shelf: components
export { Switch, type SwitchProps } from './components/Switch/index.ts';
export {
  BirdhouseDrawing,
  DarkDrawing,
  Drawing,
  type DrawingComponent,
  type DrawingProps,
  MailboxDrawing,
  PorchDrawing,
  SearchDrawing,
  SignpostDrawing,
} from './components/Drawing/index.ts';
export { ErrorState, type ErrorStateMessages, type ErrorStateProps } from './components/ErrorState/index.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/index.ts';
export {
  ToastRegion,
  type Toast,
  type ToastRegionMessages,
  type ToastRegionProps,
  useToasts,
  type Toasts,
} from './components/ToastRegion/index.ts';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/index.ts';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/index.ts';
export {
  Stepper,
  type Step,
  type StepState,
  type StepperMessages,
  type StepperProps,
} from './components/Stepper/index.ts';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/index.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/index.ts';
export {
  Tabs,
  TabsWithCounts,
  type CountedTab,
  type Tab,
  type TabsProps,
  type TabsWithCountsProps,
} from './components/Tabs/index.ts';
export { Menu, type MenuItem, type MenuProps, type MenuTriggerProps } from './components/Menu/index.ts';
export { Pagination, type PaginationMessages, type PaginationProps } from './components/Pagination/index.ts';
export { Sheet, type SheetProps } from './components/Sheet/index.ts';
export {
  AlertDialog,
  type AlertDialogAction,
  type AlertDialogMessages,
  type AlertDialogProps,
  type AlertDialogType,
} from './components/AlertDialog/index.ts';
export {
  Dialog,
  type DialogCloseReason,
  type DialogMessages,
  type DialogProps,
} from './components/Dialog/index.ts';
export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/index.ts';
export { Disclosure, type DisclosureProps } from './components/Disclosure/index.ts';
export {
  Breadcrumbs,
  type Breadcrumb,
  type BreadcrumbsMessages,
  type BreadcrumbsProps,
} from './components/Breadcrumbs/index.ts';
export { Alert, type AlertMessages, type AlertProps, type AlertTone } from './components/Alert/index.ts';
export { Chip, type ChipMessages, type ChipProps } from './components/Chip/index.ts';
export { ChipRow, type ChipRowProps } from './components/ChipRow/index.ts';
export {
  Field,
  useField,
  type FieldControlProps,
  type FieldMessages,
  type FieldProps,
  type FieldState,
  type FieldWiring,
} from './components/Field/index.ts';
export {
  SearchField,
  type SearchFieldMessages,
  type SearchFieldProps,
} from './components/SearchField/index.ts';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './components/Select/index.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/index.ts';
export {
  FormErrorSummary,
  type FormError,
  type FormErrorSummaryMessages,
  type FormErrorSummaryProps,
} from './components/FormErrorSummary/index.ts';
export { Combobox, type ComboboxMessages, type ComboboxProps } from './components/Combobox/index.ts';
export {
  LocationCombobox,
  type LocationComboboxMessages,
  type LocationComboboxProps,
  type LocationStatus,
} from './components/LocationCombobox/index.ts';
export {
  ImageUploader,
  type ImageUploaderMessages,
  type ImageUploaderProps,
  type UploaderItem,
  type UploaderNotice,
} from './components/ImageUploader/index.ts';
export { TextArea, type TextAreaMessages, type TextAreaProps } from './components/TextArea/index.ts';
export { NumberField, type NumberFieldProps } from './components/NumberField/index.ts';
export { PriceField, type PriceFieldMessages, type PriceFieldProps } from './components/PriceField/index.ts';
export {
  PasswordField,
  type PasswordFieldMessages,
  type PasswordFieldProps,
} from './components/PasswordField/index.ts';
export { TextField, type TextFieldProps } from './components/TextField/index.ts';

// Shelf: patterns
export {
  ContactSellerDialog,
  type ContactSellerDialogMessages,
  type ContactSellerDialogProps,
} from './patterns/ContactSellerDialog/index.ts';
export {
  ConversationList,
  type ConversationKey,
  type ConversationListMessages,
  type ConversationListProps,
} from './patterns/ConversationList/index.ts';
export {
  ListingRow,
  ListingRowSkeleton,
  type ListingRowAction,
  type ListingRowMessages,
  type ListingRowProps,
  type ListingRowSkeletonProps,
} from './patterns/ListingRow/index.ts';
export {
  MessageThread,
  type MessageThreadHandle,
  type MessageThreadMessages,
  type MessageThreadProps,
} from './patterns/MessageThread/index.ts';
export { ReplyBox, type ReplyBoxMessages, type ReplyBoxProps } from './patterns/ReplyBox/index.ts';
export {
  UrgencyDialog,
  type UrgencyDialogMessages,
  type UrgencyDialogProps,
} from './patterns/UrgencyDialog/index.ts';
export {
  CookiePreferences,
  type CookiePreferencesMessages,
  type CookiePreferencesProps,
} from './patterns/CookiePreferences/index.ts';
export {
  SiteFooter,
  type SiteFooterHrefs,
  type SiteFooterMessages,
  type SiteFooterProps,
} from './patterns/SiteFooter/index.ts';
export { SiteHeader, type SiteHeaderProps } from './patterns/SiteHeader/index.ts';
export { BrandMark, type BrandMarkProps } from './patterns/BrandMark/index.ts';
export { AuthCard, type AuthCardProps } from './patterns/AuthCard/index.ts';
export {
  EmergencyNotice,
  type EmergencyNoticeMessages,
  type EmergencyNoticeProps,
} from './patterns/EmergencyNotice/index.ts';
export { InfoCard, type InfoCardProps } from './patterns/InfoCard/index.ts';
export {
  ProfileCard,
  type ProfileCardMessages,
  type ProfileCardProps,
} from './patterns/ProfileCard/index.ts';
export { StatTile, type StatTileProps } from './patterns/StatTile/index.ts';
export {
  StaticPage,
  type StaticPageMessages,
  type StaticPageProps,
  type StaticPageSection,
} from './patterns/StaticPage/index.ts';
export { CategoryIcon, type CategoryIconProps } from './patterns/CategoryIcon/index.ts';
export {
  CategoryPicker,
  type CategoryPickerMessages,
  type CategoryPickerProps,
} from './patterns/CategoryPicker/index.ts';
export {
  CategoryTile,
  CategoryTileSkeleton,
  type CategoryTileMessages,
  type CategoryTileProps,
  type CategoryTileSkeletonProps,
} from './patterns/CategoryTile/index.ts';
export {
  FavoriteButton,
  type FavoriteButtonMessages,
  type FavoriteButtonProps,
} from './patterns/FavoriteButton/index.ts';
export { FeaturedBadge, type FeaturedBadgeProps } from './patterns/FeaturedBadge/index.ts';
export {
  FilterPanel,
  type FilterPanelMessages,
  type FilterPanelProps,
  type FilterValues,
} from './patterns/FilterPanel/index.ts';
export {
  ListingCard,
  ListingCardSkeleton,
  type ListingCardMessages,
  type ListingCardProps,
  type ListingCardSkeletonProps,
} from './patterns/ListingCard/index.ts';
export {
  ListingDetailsList,
  type ListingDetailsListMessages,
  type ListingDetailsListProps,
} from './patterns/ListingDetailsList/index.ts';
export {
  ListingGallery,
  type ListingGalleryMessages,
  type ListingGalleryProps,
} from './patterns/ListingGallery/index.ts';
export {
  ListingGrid,
  type ListingGridMessages,
  type ListingGridProps,
} from './patterns/ListingGrid/index.ts';
export {
  ListingPhoto,
  type ListingPhotoMessages,
  type ListingPhotoProps,
} from './patterns/ListingPhoto/index.ts';
export { Price, type PriceProps } from './patterns/Price/index.ts';
export { RelativeDate, type RelativeDateProps } from './patterns/RelativeDate/index.ts';
export {
  ResultsHeading,
  type ResultsHeadingMessages,
  type ResultsHeadingProps,
} from './patterns/ResultsHeading/index.ts';
export { SellerCard, type SellerCardMessages, type SellerCardProps } from './patterns/SellerCard/index.ts';
export { StatusBadge, type StatusBadgeProps } from './patterns/StatusBadge/index.ts';

// Shared
export {
  bareList,
  cx,
  LinkProvider,
  useRenderLink,
  type Gap,
  type LinkProps,
  type RenderLink,
} from './lib/index.ts';
