export { BrandMark, type BrandMarkProps } from './BrandMark.tsx';
export type { BrandMarkMessages } from './BrandMark.messages.ts';
