export * from './primitives/index.ts';
export * from './icons/index.ts';
export * from './components/index.ts';
export * from './patterns/index.ts';
export * from './provider/index.ts';
export * from './shapes.ts';
export type { Catalog, Messages } from './languages/index.ts';
export {
  bareList,
  cx,
  isFocusLost,
  useDates,
  useCurrencySigns,
  useFormats,
  useMoments,
  useRenderImage,
  useRenderLink,
  type Brand,
  type CurrencySigns,
  type Dates,
  type Formats,
  type Gap,
  type ImageProps,
  type KitSettings,
  type LinkProps,
  type Moments,
  type RenderImage,
  type RenderLink,
} from './lib/index.ts';
