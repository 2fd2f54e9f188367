export { bareList } from './bareList.ts';
export { cx } from './cx.ts';
export { layoutRoot, type Gap, type LayoutElement, type LayoutProps } from './layout.ts';
export * as control from './control.css.ts';
export * as layout from './layout.css.ts';
export { LinkProvider, useRenderLink, type LinkProps, type RenderLink } from './link.tsx';
export { mergeMessages } from './mergeMessages.ts';
export { mergeRefs } from './mergeRefs.ts';
export { useStableId } from './useStableId.ts';
