import { type Decision, texts } from '@porchlight/domain';
import { Button, Card, Heading, Stack, Text, TextLink, useMoments } from '@porchlight/ui';
import type { ReactNode } from 'react';

import { reasonName } from '../../desk/names.ts';
import { paths } from '../../lib/paths.ts';
import * as styles from './Case.css.ts';
import { daysName } from './daysName.words.ts';
import { words } from './Decisions.words.ts';

export interface DecisionsProps {
  id: string;
  title: string;
  decisions: readonly Decision[];
  /** The case of this page; other cases are linked. */
  caseId: string;
  /** Called to undo a decision. Without it, none can be undone. */
  onUndo?: (decisionId: string) => void;
  /** Id of the decision being undone. */
  undoing?: string | undefined;
}

/** Decisions, newest first. */
export function Decisions({ id, title, decisions, caseId, onUndo, undoing }: DecisionsProps) {
  if (decisions.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {title}
      </Heading>
      <Stack as="ul" gap={3}>
        {decisions.map((decision) => (
          <Made key={decision.id} decision={decision}>
            {decision.case_id !== caseId && (
              <TextLink standalone href={paths.deskCase.href(decision.case_id)}>
                {words.open}
              </TextLink>
            )}
            {onUndo && decision.undone_at === null && (
              <div>
                <Button
                  size="sm"
                  variant="outline"
                  tone="neutral"
                  busy={undoing === decision.id}
                  onClick={() => onUndo(decision.id)}
                >
                  {words.undo}
                </Button>
              </div>
            )}
          </Made>
        ))}
      </Stack>
    </Stack>
  );
}

function Made({ decision, children }: { decision: Decision; children: ReactNode }) {
  const { moment } = useMoments();
  const {
    kind,
    reason,
    words: own,
    days,
    by,
    made_at: at,
    undone_at: undoneAt,
    undone_by: undoneBy,
  } = decision;
  return (
    <Card as="li" variant="plain">
      <Stack gap={2}>
        <Text weight="semibold">
          {texts.moderation.kinds[kind]}
          {kind === 'suspend' && `, ${daysName(days)}`}: {reasonName(reason)}
        </Text>
        {own !== '' && (
          <Text preserveLines measure className={styles.own}>
            <bdi>{own}</bdi>
          </Text>
        )}
        <Text size="sm" tone="muted">
          <bdi>{words.by(by.name, moment(at))}</bdi>
        </Text>
        {undoneAt !== null && (
          <Text size="sm" tone="muted">
            <bdi>{words.undone(undoneBy?.name ?? '', moment(undoneAt))}</bdi>
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  );
}
