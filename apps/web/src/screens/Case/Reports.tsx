import type { CaseReport, CaseSignal } from '@porchlight/domain';
import { Card, Heading, Inline, Stack, Text, useMoments } from '@porchlight/ui';

import { reportName, signalName } from '../../desk/names.ts';
import { UrgencyBadge } from '../../desk/UrgencyBadge.tsx';
import * as styles from './Case.css.ts';
import { words } from './Reports.words.ts';

function Report({ report }: { report: CaseReport }) {
  const { moment } = useMoments();
  const { reporter } = report;
  return (
    <Card as="li" variant="plain">
      <Stack gap={3}>
        <Inline gap={3}>
          <Text as="span" weight="semibold">
            {reportName(report.report_type)}
          </Text>
          <UrgencyBadge urgency={report.urgency} />
        </Inline>
        <Text weight="semibold" className={styles.own}>
          <bdi>{report.subject}</bdi>
        </Text>
        <Text preserveLines measure className={styles.own}>
          <bdi>{report.description}</bdi>
        </Text>
        {report.evidence && (
          <Text preserveLines measure className={styles.own}>
            {words.evidence}: <bdi>{report.evidence}</bdi>
          </Text>
        )}
        <Text size="sm" tone="muted" className={styles.own}>
          {reporter === null ? (
            words.visitor
          ) : (
            <>
              <bdi>{reporter.name}</bdi> ({reporter.email})
            </>
          )}
          , {moment(report.created_at)}
        </Text>
      </Stack>
    </Card>
  );
}

/** Reports and auto-flags. */
export function Reports({
  reports,
  signals,
}: {
  reports: readonly CaseReport[];
  signals: readonly CaseSignal[];
}) {
  const { moment } = useMoments();
  return (
    <>
      {reports.length > 0 && (
        <Stack as="section" gap={4} aria-labelledby="reports-title">
          <Heading level={2} size="lg" id="reports-title">
            {words.reports}
          </Heading>
          <Stack as="ul" gap={3}>
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </Stack>
        </Stack>
      )}
      {signals.length > 0 && (
        <Stack as="section" gap={4} aria-labelledby="signals-title">
          <Heading level={2} size="lg" id="signals-title">
            {words.signals}
          </Heading>
          <Text tone="muted">{words.signal}</Text>
          <Stack as="ul" gap={3}>
            {signals.map(({ id, kind, details, created_at: at }) => (
              <Card key={id} as="li" variant="plain">
                <Text weight="semibold">{signalName(kind)}</Text>
                <Text className={styles.own}>
                  <bdi>{details}</bdi>
                </Text>
                <Text size="sm" tone="muted">
                  {moment(at)}
                </Text>
              </Card>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}
