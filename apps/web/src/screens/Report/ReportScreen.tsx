import { brand, texts } from '@porchlight/domain';
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
import { words } from './ReportScreen.words.ts';

// Listed one by one: a lookup by key would add all navigation labels to every page's bundle.
const more = [
  { href: paths.safety.href(), label: texts.navigation.safety },
  { href: paths.rules.href(), label: texts.navigation.rules },
  { href: paths.help.href(), label: texts.navigation.help },
  { href: paths.contact.href(), label: texts.navigation.contact },
];

function Sidebar() {
  return (
    <Stack as="aside" gap={5} aria-label={words.about}>
      <AsideCard title={texts.report.nextTitle} variant="sunken">
        <ol className={styles.list}>
          <li>{words.confirmation}</li>
          <li>{words.review}</li>
          <li>
            {words.act.before}
            <TextLink href={paths.rules.href()}>{words.act.rules}</TextLink>
            {words.act.after}
          </li>
          <li>{words.followUp}</li>
        </ol>
        <Text size="sm" tone="muted">
          {words.serious}
        </Text>
      </AsideCard>
      <AsideCard title={words.contact}>
        <TextLink standalone href={`mailto:${brand.reportsEmail}`}>
          {brand.reportsEmail}
        </TextLink>
      </AsideCard>
      <AsideCard title={words.anonymous}>
        <Text>{words.anonymousText}</Text>
      </AsideCard>
      <Inline as="ul" gap={5} aria-label={words.more}>
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
        <PageHeader title={texts.report.title} lead={words.lead} />
        <EmergencyNotice>
          <p>{words.notEmergency}</p>
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
