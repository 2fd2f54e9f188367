import { brand, texts } from '@porchlight/domain';
import { Container, TextLink } from '@porchlight/ui';

import { paths } from '../paths.ts';

/** The site's header. */
export function PageHeader() {
  return (
    <header>
      <Container>
        <nav aria-label="Main">
          <TextLink href={paths.home.href()}>{brand.name}</TextLink>{' '}
          <TextLink href={paths.listings.href()}>{texts.navigation.listings}</TextLink>
        </nav>
      </Container>
    </header>
  );
}
