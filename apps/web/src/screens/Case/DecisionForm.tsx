import { decisionReasons, limits, suspensionDays, texts } from '@porchlight/domain';
import { Button, Inline, RadioGroup, Select, Stack, TextArea } from '@porchlight/ui';
import type { Choice } from '@porchlight/flows/caseDecision';
import { useEffect, useRef } from 'react';

import { daysName } from './daysName.words.ts';
import type { CaseDecision } from './useCaseDecision.ts';
import { words } from './DecisionForm.words.ts';

const { kinds, labels, reasons } = texts.moderation;

/** The form of a decision and its reason. Takes the focus when it opens, and moves it to errors. */
export function DecisionForm({ snapshot, send }: CaseDecision) {
  const { case: read, choice, fieldErrors } = snapshot.context;
  const form = useRef<HTMLFormElement>(null);
  const change = (changes: Partial<Choice>) => send({ type: 'choice.changed', changes });
  const isBusy = snapshot.hasTag('busy');

  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fieldErrors]);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'choice.sent' });
      }}
    >
      <Stack gap={5}>
        <RadioGroup
          label={labels.kind}
          value={choice.kind}
          options={read.allowed.map((value) => ({ value, label: kinds[value] }))}
          onValueChange={(kind) => change({ kind })}
          error={fieldErrors.kind}
        />
        {choice.kind === 'suspend' && (
          <RadioGroup
            label={labels.days}
            variant="row"
            value={choice.days === undefined ? '' : String(choice.days)}
            options={suspensionDays.map((days) => ({ value: String(days), label: daysName(days) }))}
            onValueChange={(chosen) =>
              change({ days: suspensionDays.find((days) => String(days) === chosen) ?? null })
            }
            error={fieldErrors.days}
          />
        )}
        <Select
          label={labels.reason}
          placeholder={words.reason}
          value={choice.reason}
          options={decisionReasons.map((value) => ({ value, label: reasons[value] }))}
          onValueChange={(chosen) => change({ reason: decisionReasons.find((one) => one === chosen) ?? '' })}
          error={fieldErrors.reason}
        />
        <TextArea
          label={labels.words}
          hint={words.hint}
          max={limits.decisionWordsMax}
          value={choice.words}
          onValueChange={(own) => change({ words: own })}
          error={fieldErrors.words}
        />
        <Inline gap={3}>
          <Button type="submit" busy={isBusy}>
            {words.decide}
          </Button>
          <Button variant="outline" tone="neutral" onClick={() => send({ type: 'case.putBack' })}>
            {words.putBack}
          </Button>
          <Button variant="quiet" tone="neutral" onClick={() => send({ type: 'choice.abandoned' })}>
            {words.close}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
