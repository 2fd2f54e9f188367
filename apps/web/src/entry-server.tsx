export { keptAddress } from './server/keptAddress.ts';
export { render } from './server/render.tsx';
