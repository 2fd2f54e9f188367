export { type Block, link, list, mail, p, plainText, type WrittenSection } from './model.ts';
export { Written } from './Written.tsx';
export { WrittenPage, type WrittenPageProps } from './WrittenPage.tsx';
