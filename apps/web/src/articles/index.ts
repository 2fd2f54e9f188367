export { type Block, link, list, mail, p, type ArticleSection } from './model.ts';
export { neverOffered } from './neverOffered.ts';
export { Article } from './Article.tsx';
export { ArticlePage } from './ArticlePage.tsx';
