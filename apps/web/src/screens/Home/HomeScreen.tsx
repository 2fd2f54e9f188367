import { ButtonLink, Container, Heading, Text } from '@porchlight/ui';
import { texts } from '@porchlight/domain';
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
import { words } from './HomeScreen.words.ts';
import { PopularCategories } from './PopularCategories.tsx';

/** Few visits to this page have a flash message. */
const HandedOverNotice = lazyPart(async () => (await import('./HandedOverNotice.tsx')).HandedOverNotice);

function CallToAction() {
  return (
    <section className={styles.callToAction}>
      <Container className={styles.callToActionInner}>
        <div className={styles.callToActionWords}>
          <Heading level={2}>{words.callTitle}</Heading>
          <Text size="lg">{words.call} </Text>
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
        <Blurbs title={words.why} />
        <RecentlyViewedLater />
      </Container>
      {status === 'out' && <CallToAction />}
    </>
  );
}
