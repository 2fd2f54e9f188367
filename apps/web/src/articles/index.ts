export { type Block, link, list, mail, p, type ArticleSection } from './model.ts';
export { policyUpdated } from './policyUpdated.words.ts';
export { neverOffered } from './neverOffered.words.ts';
export { Article } from './Article.tsx';
export { ArticlePage } from './ArticlePage.tsx';
