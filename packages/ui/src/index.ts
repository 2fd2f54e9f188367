// Shelf: primitives

// Shelf: components

// Shelf: patterns

// Shared
export type { LinkProps, RenderLink } from './lib/index.ts';
