import { changeSearch, defaultSearch, texts } from '@porchlight/domain';
import { ButtonLink, Container, Heading, Text } from '@porchlight/ui';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../lib/paths.ts';
import { useKeptNear } from '../../listings/near/keptNear.ts';
import { ListingsSearchField } from '../../listings/search/ListingsSearchField.tsx';
import { useSessionView } from '../../session/index.ts';
import * as styles from './Hero.css.ts';
import { words } from './Hero.words.ts';
import { Street } from './Street.tsx';

/** The hero: the claim, a search, and the two main actions. */
export function Hero() {
  const navigate = useNavigate();
  const { status } = useSessionView();
  const near = useKeptNear();
  return (
    <section className={styles.hero} data-ground="gradient">
      <Container className={styles.inner}>
        <div className={styles.words}>
          <Heading level={1} size="2xl" className={styles.title}>
            {words.claim}
          </Heading>
          <Text size="lg" className={styles.lead}>
            {words.lead}
          </Text>
          <ListingsSearchField
            size="lg"
            placeholder={words.example}
            onSearch={(query) =>
              void navigate(paths.listings.href(changeSearch(defaultSearch, { query, ...near })))
            }
          />
          <div className={styles.actions}>
            <ButtonLink href={paths.listings.href()} size="lg">
              {texts.home.browseListings}
            </ButtonLink>
            {status === 'in' ? (
              <ButtonLink href={paths.createListing.href()} size="lg" variant="outline">
                {texts.home.postListing}
              </ButtonLink>
            ) : (
              <ButtonLink href={paths.register.href(paths.createListing.href())} size="lg" variant="outline">
                {texts.home.signUpToPost}
              </ButtonLink>
            )}
          </div>
        </div>
        <Street className={styles.street} />
      </Container>
    </section>
  );
}
