import { brand, limits, texts } from '@porchlight/domain';
import { Container, EmergencyNotice, PageHeader, Inline, Stack, Text, TextLink } from '@porchlight/ui';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { unchanging } from '../../lib/unchanging.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useReturnTo } from '../../lib/returnTo.ts';

import { paths } from '../../lib/paths.ts';
import { readCarriedReport } from '../../reports/carried.ts';
import * as styles from '../../support/Aside.css.ts';
import { AsideCard } from '../../support/AsideCard.tsx';
import { ReportForm } from './ReportForm.tsx';

const words = texts.report;

// Listed one by one: a lookup by key would add all navigation labels to every page's bundle.
const more = [
  { href: paths.safety.href(), label: texts.navigation.safety },
  { href: paths.rules.href(), label: texts.navigation.rules },
  { href: paths.help.href(), label: texts.navigation.help },
  { href: paths.contact.href(), label: texts.navigation.contact },
];

function Sidebar() {
  return (
    <Stack as="aside" gap={5} aria-label="About reports">
      <AsideCard title={words.nextTitle} variant="sunken">
        <ol className={styles.list}>
          <li>You get a confirmation by email.</li>
          <li>We review the report within {limits.reportReviewHours} hours.</li>
          <li>
            We investigate, and act where <TextLink href={paths.rules.href()}>the rules</TextLink> were
            broken.
          </li>
          <li>We follow up, if you asked for it.</li>
        </ol>
        <Text size="sm" tone="muted">
          Serious issues are escalated immediately.
        </Text>
      </AsideCard>
      <AsideCard title="Direct contact">
        <TextLink standalone href={`mailto:${brand.reportsEmail}`}>
          {brand.reportsEmail}
        </TextLink>
      </AsideCard>
      <AsideCard title="Anonymous reports">
        <Text>Anonymous reports are accepted, but contact information helps us to investigate.</Text>
      </AsideCard>
      <Inline as="ul" gap={5} aria-label="More">
        {more.map(({ href, label }) => (
          <li key={href}>
            <TextLink standalone href={href}>
              {label}
            </TextLink>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}

/**
 * Reports a listing, a user or a problem. `listing`, `person`, `user` and `message` in the address prefill the subject.
 * Once sent, it links back to `returnTo`.
 */
export function ReportScreen() {
  const query = useQuery();
  const about = {
    listingUrl: query.get('listing') ?? '',
    personId: query.get('person') ?? '',
    user: query.get('user') ?? '',
    messageId: query.get('message') ?? '',
  };
  const returnTo = useReturnTo();
  const { state } = useLocation() as { state: unknown };
  // The server doesn't know the state, so hydration starts without it.
  const isHydrated = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  return (
    <Container>
      <Stack gap={8}>
        <PageHeader title={words.title} lead="Tell us what is wrong. Every report is read by a person." />
        <EmergencyNotice>
          <p>This form is for everything that is not an emergency.</p>
        </EmergencyNotice>
        <div className={styles.columns}>
          <ReportForm
            about={about}
            returnTo={returnTo}
            carried={readCarriedReport(isHydrated ? state : null)}
          />
          <Sidebar />
        </div>
      </Stack>
    </Container>
  );
}
