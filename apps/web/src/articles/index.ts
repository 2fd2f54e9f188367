export { type Block, link, list, mail, p, type WrittenSection } from './model.ts';
export { Written } from './Written.tsx';
export { WrittenPage } from './WrittenPage.tsx';
