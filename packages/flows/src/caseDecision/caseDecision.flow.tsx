import { decisionReasons, suspensionDays, texts } from '@porchlight/domain';
import { defineFlow } from '@porchlight/flow-explorer';
import {
  Alert,
  AlertDialog,
  Button,
  Inline,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextArea,
} from '@porchlight/ui';

import { caseDecisionSamples, decidedCase, openCase, takenCase, tooLate } from './caseDecision.samples.ts';
import type { Choice } from './choice.ts';

const { kinds, labels, reasons } = texts.moderation;

const begun = [{ type: 'choice.begun' as const }];
const taken = [...begun, { answer: 'takeCase' as const, with: takenCase }];
const choosing = (changes: Partial<Choice>) => [...taken, { type: 'choice.changed' as const, changes }];
const hiding = [
  ...choosing({ kind: 'hide_listing', reason: 'misleading', words: 'The photos show another desk.' }),
  { type: 'choice.sent' as const },
];
const suspending = [
  ...choosing({ kind: 'suspend', reason: 'scam', days: 7 }),
  { type: 'choice.sent' as const },
];
const decided = [...hiding, { answer: 'decide' as const, with: decidedCase }];
const undone = [...decided, { type: 'decision.undone' as const, decisionId: 'decision-1' }];
const late = [...hiding, { fail: 'decide' as const, with: tooLate }];

const forDays = (days: number | null): string => (days === null ? 'For good' : `${days} days`);

export const caseDecisionFlow = defineFlow({
  ...caseDecisionSamples,
  summary:
    'One moderator decides one case: takes it, chooses, confirms a severe decision, and can undo it. If two moderators decide at once, the server accepts the first; the other sees the updated case.',
  shown: {
    reading: [],
    taking: begun,
    puttingBack: [...taken, { type: 'case.putBack' }],
    choosing: taken,
    confirming: suspending,
    deciding: hiding,
    decided,
    undoing: undone,
    refreshing: late,
    outdated: [...late, { answer: 'loadCase', with: decidedCase }],
  },
  ui: ({ snapshot, send }) => {
    const { case: read, choice, fieldErrors, error } = snapshot.context;
    const isBusy = snapshot.hasTag('busy');
    const change = (changes: Partial<Choice>) => send({ type: 'choice.changed', changes });
    const [decision] = read.decisions;
    return (
      <Stack gap={4}>
        <Text weight="semibold">
          {read.title}: {read.state}
          {read.taken_by && `, with ${read.taken_by.name}`}
        </Text>
        {error !== null && <Alert tone="caution">{error}</Alert>}
        {snapshot.matches('outdated') && (
          <Button onClick={() => send({ type: 'conflict.read' })}>Read what it is now</Button>
        )}
        {(snapshot.matches('reading') || snapshot.matches('taking')) && (
          <Inline>
            <Button onClick={() => send({ type: 'choice.begun' })} busy={snapshot.matches('taking')}>
              Take and decide
            </Button>
          </Inline>
        )}
        {snapshot.hasTag('form') && (
          <Stack gap={4}>
            <RadioGroup
              label={labels.kind}
              value={choice.kind}
              options={openCase.allowed.map((value) => ({ value, label: kinds[value] }))}
              onValueChange={(kind) => change({ kind })}
              error={fieldErrors.kind}
            />
            <Select
              label={labels.reason}
              value={choice.reason}
              options={decisionReasons.map((value) => ({ value, label: reasons[value] }))}
              onValueChange={(reason) =>
                change({ reason: decisionReasons.find((one) => one === reason) ?? '' })
              }
              error={fieldErrors.reason}
            />
            <TextArea
              label={labels.words}
              value={choice.words}
              onValueChange={(words) => change({ words })}
              error={fieldErrors.words}
            />
            {choice.kind === 'suspend' && (
              <RadioGroup
                label={labels.days}
                value={choice.days === undefined ? '' : String(choice.days)}
                options={suspensionDays.map((days) => ({ value: String(days), label: forDays(days) }))}
                onValueChange={(days) => change({ days: suspensionDays.find((one) => String(one) === days) })}
                error={fieldErrors.days}
              />
            )}
            <Inline>
              <Button onClick={() => send({ type: 'choice.sent' })} busy={isBusy}>
                Decide
              </Button>
              <Button variant="outline" onClick={() => send({ type: 'case.putBack' })}>
                Put back
              </Button>
            </Inline>
          </Stack>
        )}
        <AlertDialog
          open={snapshot.matches('confirming')}
          onOpenChange={() => send({ type: 'choice.declined' })}
          type="warning"
          destructive
          title="Suspend this person?"
          message="Their listings leave the site."
          primaryAction={{ label: 'Suspend', onAction: () => send({ type: 'choice.confirmed' }) }}
          secondaryAction={{ label: 'Go back', onAction: () => send({ type: 'choice.declined' }) }}
        />
        {decision && (
          <Inline>
            <Text>{kinds[decision.kind]}</Text>
            <Button
              busy={snapshot.matches('undoing')}
              onClick={() => send({ type: 'decision.undone', decisionId: decision.id })}
            >
              Take back
            </Button>
          </Inline>
        )}
      </Stack>
    );
  },
});
