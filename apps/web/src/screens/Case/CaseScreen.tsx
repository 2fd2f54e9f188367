import { type CaseDetail, texts } from '@porchlight/domain';
import {
  Alert,
  Badge,
  Breadcrumbs,
  ButtonLink,
  Container,
  EmptyState,
  Inline,
  PageHeader,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@porchlight/ui';

import { caseOf, isMissing } from '../../api/index.ts';
import { DeskPage } from '../../desk/DeskPage.tsx';
import { UrgencyBadge } from '../../desk/UrgencyBadge.tsx';
import { failureOf, useDesk } from '../../desk/useDesk.ts';
import { paths } from '../../lib/paths.ts';
import { useRouteParam } from '../../lib/routeParams.ts';
import { useTitle } from '../../lib/title.ts';
import { useUserId } from '../../session/index.ts';
import * as styles from './Case.css.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { Decisions } from './Decisions.tsx';
import { Reports } from './Reports.tsx';
import { ListingNow, Snapshot } from './Snapshot.tsx';
import { useCaseDecision } from './useCaseDecision.ts';
import { words } from './CaseScreen.words.ts';

const back = <ButtonLink href={paths.desk.href()}>{words.queue}</ButtonLink>;

/** Whether only the owner can open the listing's page. */
const isHidden = ({ allowed, decisions }: CaseDetail): boolean =>
  allowed.includes('restore') ||
  decisions.find(
    ({ kind, undone_at: undone }) => undone === null && (kind === 'hide_listing' || kind === 'restore'),
  )?.kind === 'hide_listing';

function CasePage({ userId, read }: { userId: string; read: CaseDetail }) {
  const decision = useCaseDecision(userId, read);
  const { snapshot, send } = decision;
  // The machine's version, which a conflict response updates first.
  const shown = snapshot.context.case;
  return (
    <Container>
      <Stack gap={6}>
        <PageHeader
          breadcrumbs={
            <Breadcrumbs items={[{ label: words.queue, href: paths.desk.href() }, { label: shown.title }]} />
          }
          title={<bdi>{shown.title}</bdi>}
          lead={
            <Inline as="span" gap={2}>
              <span>{texts.moderation.subjects[shown.subject]}</span>
              <UrgencyBadge urgency={shown.urgency} />
              <Badge>{shown.state === 'open' ? words.open : words.decided}</Badge>
              <span>{words.reports(shown.reports)}</span>
            </Inline>
          }
        />
        <div className={styles.columns}>
          <Stack gap={8}>
            {shown.is_changed && (
              <Alert>{shown.is_new_since_edit === true ? words.edited : words.changed}</Alert>
            )}
            {shown.listing_now !== null && (
              <ListingNow listing={shown.listing_now} hasPage={!isHidden(shown)} />
            )}
            <Snapshot snapshot={shown.snapshot} hasPage={shown.listing_now === null && !isHidden(shown)} />
            <Reports reports={shown.reports_list} signals={shown.signals_list} />
            <Decisions id="history-title" title={words.history} decisions={shown.history} caseId={shown.id} />
          </Stack>
          <Stack gap={6}>
            <DecisionPanel {...decision} />
            <Decisions
              id="decisions-title"
              title={words.decisions}
              decisions={shown.decisions}
              caseId={shown.id}
              undoing={snapshot.matches('undoing') ? snapshot.context.undoing : undefined}
              {...(shown.state === 'decided' && {
                onUndo: (decisionId: string) => send({ type: 'decision.undone', decisionId }),
              })}
            />
          </Stack>
        </div>
      </Stack>
    </Container>
  );
}

function CaseSkeleton() {
  return (
    <Container aria-busy className={styles.loading}>
      <VisuallyHidden>
        <h1>{texts.common.loading}</h1>
      </VisuallyHidden>
      <Stack gap={6}>
        <Skeleton width="half" />
        <Skeleton shape="block" />
        <Skeleton width="most" />
      </Stack>
    </Container>
  );
}

/** One moderation case: its subject, its reports, and the decision. */
export function CaseScreen() {
  const id = useRouteParam('id');
  const userId = useUserId();
  const read = useDesk((reader) => caseOf(reader, id));
  const { data, error } = read;
  const isGone = isMissing(error);
  const isNotYours = error?.code === 'case_not_yours';
  const failedTitle = isNotYours ? words.notYours : words.failed;
  useTitle(isGone ? words.missing : (data?.title ?? (error && failedTitle)));

  if (isGone)
    return (
      <Container>
        <EmptyState headingLevel={1} title={words.missing} action={back} />
      </Container>
    );
  const failure = failureOf(read);
  if (failure !== undefined)
    return (
      <DeskPage title={failedTitle} error={failure} failed={words.failed} onRetry={() => read.mutate()}>
        {null}
      </DeskPage>
    );
  if (data === undefined || userId === null) return <CaseSkeleton />;
  return <CasePage key={data.id} userId={userId} read={data} />;
}
