import { ButtonLink, Container, Heading, Text } from '@porchlight/ui';
import { brand, texts } from '@porchlight/domain';
import { Suspense } from 'react';

import { useNotice } from '../../lib/handOver.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { paths } from '../../lib/paths.ts';
import { RecentlyViewedLater } from '../../listings/viewed/RecentlyViewedLater.tsx';
import { useSessionView } from '../../session/index.ts';
import { Blurbs } from './Blurbs.tsx';
import { FreshListings } from './FreshListings.tsx';
import { Hero } from './Hero.tsx';
import * as styles from './HomeScreen.css.ts';
import { PopularCategories } from './PopularCategories.tsx';

/** Few visits to this page have a flash message. */
const HandedOverNotice = lazyPart(async () => (await import('./HandedOverNotice.tsx')).HandedOverNotice);

function CallToAction() {
  return (
    <section className={styles.callToAction}>
      <Container className={styles.callToActionInner}>
        <div className={styles.callToActionWords}>
          <Heading level={2}>The light is on</Heading>
          <Text size="lg">
            Open a free account to post your own listings, save what you like and write to the people behind
            it.
          </Text>
        </div>
        <ButtonLink href={paths.register.href()} size="lg">
          {texts.home.signUpNow}
        </ButtonLink>
      </Container>
    </section>
  );
}

/** The home page: the claim, the categories, the newest listings. */
export function HomeScreen() {
  const { status } = useSessionView();
  const notice = useNotice();
  return (
    <>
      {notice !== null && (
        <Suspense fallback={null}>
          <HandedOverNotice {...notice} />
        </Suspense>
      )}
      <Hero />
      <Container className={styles.sections}>
        <FreshListings />
        <PopularCategories />
        <Blurbs title={`Why neighbors use ${brand.name}`} />
        <RecentlyViewedLater />
      </Container>
      {status === 'out' && <CallToAction />}
    </>
  );
}
