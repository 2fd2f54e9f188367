import { texts, urgencies } from '@porchlight/domain';
import { defineFlow } from '@porchlight/flow-explorer';
import { RadioGroup, UrgencyDialog } from '@porchlight/ui';

import { reportUrgencySamples } from './reportUrgency.samples.ts';

export const reportUrgencyFlow = defineFlow({
  ...reportUrgencySamples,
  summary: 'The urgency of a report: critical takes effect only after the emergency notice was read.',
  shown: {
    choosing: [{ type: 'urgency.chosen', urgency: 'critical' }, { type: 'emergency.continued' }],
    warning: [{ type: 'urgency.chosen', urgency: 'critical' }],
  },
  ui: ({ snapshot, send }) => (
    <>
      <RadioGroup
        label="Urgency"
        variant="row"
        options={urgencies.map((value) => ({ value, label: texts.report.urgencyLabels[value] }))}
        value={snapshot.context.urgency}
        onValueChange={(urgency) => send({ type: 'urgency.chosen', urgency })}
      />
      <UrgencyDialog
        open={snapshot.matches('warning')}
        onContinue={() => send({ type: 'emergency.continued' })}
        onCancel={() => send({ type: 'emergency.canceled' })}
      />
    </>
  ),
});
