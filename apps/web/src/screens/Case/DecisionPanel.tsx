import { texts } from '@porchlight/domain';
import {
  Alert,
  AlertDialog,
  Button,
  Card,
  Heading,
  Inline,
  Stack,
  Text,
  VisuallyHidden,
} from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';

import { daysName } from './daysName.words.ts';
import { DecisionForm } from './DecisionForm.tsx';
import type { CaseDecision } from './useCaseDecision.ts';
import { words } from './DecisionPanel.words.ts';

/** The machine's state by name: no state is nested. */
type State = CaseDecision['snapshot']['value'];

const doneAfter: Partial<Record<State, string>> = words.done;

/**
 * The last action for a live region, and the heading that takes the focus when a focused element was
 * replaced.
 */
function useFollowed(state: State, hasFailed: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  const [done, setDone] = useState('');
  useEffect(() => {
    const from = before.current;
    before.current = state;
    if (from === state) return;
    // The form takes the focus itself.
    const leadsOn = from !== 'choosing' && from !== 'confirming' && state !== 'choosing';
    const isSettled = state === 'reading' || state === 'decided' || state === 'outdated';
    if (isSettled && (leadsOn || state === 'outdated' || from === 'choosing')) heading.current?.focus();
    if (isSettled || state === 'choosing') setDone(hasFailed ? '' : (doneAfter[from] ?? ''));
  }, [state, hasFailed]);
  return { heading, done };
}

/** Takes a case and decides it. */
export function DecisionPanel({ snapshot, send }: CaseDecision) {
  const { case: read, choice, error, moderatorId } = snapshot.context;
  const { heading, done } = useFollowed(snapshot.value, error !== null);
  const isMine = read.taken_by?.id === moderatorId;
  const isReading =
    snapshot.matches('reading') || snapshot.matches('taking') || snapshot.matches('puttingBack');
  const isOutdated = snapshot.matches('outdated') || snapshot.matches('refreshing');
  const canPutBack = read.taken_by !== null;

  return (
    <Card as="section" aria-labelledby="decision-title">
      <Stack gap={4}>
        <Heading level={2} size="lg" id="decision-title" ref={heading} tabIndex={-1}>
          {words.title}
        </Heading>
        <VisuallyHidden role="status">{done}</VisuallyHidden>
        {error !== null && (
          <Alert
            tone={isOutdated ? 'caution' : 'critical'}
            live="assertive"
            title={isOutdated ? words.conflict : undefined}
            actions={
              snapshot.matches('outdated') && (
                <Button size="sm" variant="outline" onClick={() => send({ type: 'conflict.read' })}>
                  {words.look}
                </Button>
              )
            }
          >
            {error}
          </Alert>
        )}
        {(isReading || snapshot.hasTag('form')) && (
          <Text>
            <bdi>
              {read.taken_by === null ? words.free : isMine ? words.mine : words.with(read.taken_by.name)}
            </bdi>
          </Text>
        )}
        {isReading && (
          <Inline gap={3}>
            {(isMine || !canPutBack) && (
              <Button busy={snapshot.matches('taking')} onClick={() => send({ type: 'choice.begun' })}>
                {isMine ? words.goOn : words.take}
              </Button>
            )}
            {canPutBack && (
              <Button
                variant="outline"
                tone="neutral"
                busy={snapshot.matches('puttingBack')}
                onClick={() => send({ type: 'case.putBack' })}
              >
                {words.putBack}
              </Button>
            )}
          </Inline>
        )}
        {snapshot.hasTag('form') && <DecisionForm snapshot={snapshot} send={send} />}
        {(snapshot.matches('decided') || snapshot.matches('undoing')) && <Text>{words.decided}</Text>}
      </Stack>
      <AlertDialog
        open={snapshot.matches('confirming')}
        onOpenChange={() => send({ type: 'choice.declined' })}
        type="warning"
        destructive
        title={words.question(daysName(choice.days ?? null))}
        message={words.consequence}
        primaryAction={{ label: words.suspend, onAction: () => send({ type: 'choice.confirmed' }) }}
        secondaryAction={{ label: texts.common.cancel, onAction: () => send({ type: 'choice.declined' }) }}
      />
    </Card>
  );
}
