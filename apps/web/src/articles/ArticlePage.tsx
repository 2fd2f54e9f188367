import { Container, StaticPage, type StaticPageProps } from '@porchlight/ui';

import type { ArticleSection } from './model.ts';
import { Article } from './Article.tsx';

export interface ArticlePageProps extends Omit<StaticPageProps, 'sections'> {
  sections: readonly ArticleSection[];
}

/** An article with a table of contents. */
export function ArticlePage({ sections, ...rest }: ArticlePageProps) {
  return (
    <Container>
      <StaticPage
        {...rest}
        sections={sections.map(({ id, title, blocks }) => ({
          id,
          title,
          content: <Article blocks={blocks} />,
        }))}
      />
    </Container>
  );
}
