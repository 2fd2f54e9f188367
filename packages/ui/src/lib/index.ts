export { cx } from './cx.ts';
export { renderAnchor, type LinkProps, type RenderLink } from './link.tsx';
export { mergeMessages } from './mergeMessages.ts';
export { useStableId } from './useStableId.ts';
