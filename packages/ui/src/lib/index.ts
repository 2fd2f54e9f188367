export { bareList } from './bareList.ts';
export { bringIntoView } from './bringIntoView.ts';
export { cx } from './cx.ts';
export { joinIds } from './joinIds.ts';
export { layoutRoot, type Gap, type LayoutProps } from './layout.ts';
export { choice } from './choice.css.ts';
export { control } from './control.css.ts';
export { stretchedLink } from './layout.css.ts';
export * as layout from './layout.css.ts';
export {
  KitContext,
  useRenderImage,
  useRenderLink,
  type Brand,
  type ImageProps,
  type KitSettings,
  type LinkProps,
  type RenderImage,
  type RenderLink,
} from './kit.tsx';
export { directionOf, keyStep } from './keyStep.ts';
export { useAmountSigns } from './useAmountSigns.ts';
export { useCurrencySigns, type CurrencySigns } from './useCurrencySigns.ts';
export { useFormats, type Formats } from './useFormats.ts';
export { useDates, type Dates } from './useDates.ts';
export { useMoments, type Moments } from './useMoments.ts';
export { useFormReset } from './useFormReset.ts';
export { useMessages } from './useMessages.ts';
export { enterText } from './enterText.ts';
export { useFieldValue } from './useFieldValue.ts';
export { matchesMedia } from './matchesMedia.ts';
export { mergeRefs } from './mergeRefs.ts';
export { openModal, showModalAgain, watchFrontModal } from './modals.ts';
export { moveFocus, movingKeys } from './moveFocus.ts';
export { keepIn, placeBeside, type Alignment } from './placeBeside.ts';
export { observeSize } from './observeSize.ts';
export { rememberPlace } from './rememberPlace.ts';
export { guardFocus, isFocusLost } from './focusGuard.ts';
export { ignorePress, useHeldDisabled } from './useHeldDisabled.ts';
export { useFocusBack } from './useFocusBack.ts';
export { orMore } from './orMore.ts';
export { shortCount } from './shortCount.ts';
export { useStableId } from './useStableId.ts';
export { useOnDemand } from './useOnDemand.ts';
