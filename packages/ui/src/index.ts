export * from './primitives/index.ts';
export * from './icons/index.ts';
export * from './components/index.ts';
export * from './patterns/index.ts';
export {
  bareList,
  cx,
  LinkProvider,
  useRenderLink,
  type Gap,
  type LinkProps,
  type RenderLink,
} from './lib/index.ts';
