import { Container, StaticPage, type StaticPageProps } from '@porchlight/ui';

import type { WrittenSection } from './model.ts';
import { Written } from './Written.tsx';

export interface WrittenPageProps extends Omit<StaticPageProps, 'sections'> {
  sections: readonly WrittenSection[];
}

/** A page that is only read: its parts with a table of contents. */
export function WrittenPage({ sections, ...rest }: WrittenPageProps) {
  return (
    <Container>
      <StaticPage
        {...rest}
        sections={sections.map(({ id, title, blocks }) => ({
          id,
          title,
          content: <Written blocks={blocks} />,
        }))}
      />
    </Container>
  );
}
