import { Button, Checkbox, TextField } from '@porchlight/ui';
import { useState } from 'react';

import { isRecord } from './isRecord.ts';
import { showJson } from './json.ts';
import { isPlain, type Plain } from './summary.ts';

/** A payload whose every value fits a field. */
const isFlat = (payload: unknown): payload is Record<string, Plain> =>
  isRecord(payload) && Object.values(payload).every(isPlain);

interface PayloadFormProps {
  /** Type of the event. */
  type: string;
  /** Valid payloads; the first one determines the fields. */
  examples: readonly unknown[];
  /** The payload as JSON text. */
  value: string;
  problem: string | null;
  /** Id of the element with the error. */
  problemId: string;
  onChange: (value: string) => void;
}

/** The payload of an event: a field for each plain value, else JSON. */
export function PayloadForm({ type, examples, value, problem, problemId, onChange }: PayloadFormProps) {
  const texts = [...new Set(examples.map(showJson))];
  const [picked, setPicked] = useState(0);
  return (
    <>
      {texts.length > 1 && (
        <div className="fx-row">
          {texts.map((example, index) => (
            <Button
              key={example}
              size="sm"
              tone="neutral"
              variant="quiet"
              aria-pressed={value === example}
              onClick={() => {
                onChange(example);
                setPicked(picked + 1);
              }}
            >
              {`Example ${index + 1}`}
            </Button>
          ))}
        </div>
      )}
      {examples.every(isFlat) ? (
        <Fields key={picked} type={type} value={value} onChange={onChange} />
      ) : (
        <textarea
          className="fx-json"
          rows={Math.min(8, value.split('\n').length)}
          aria-label={`What ${type} carries, as JSON`}
          aria-invalid={problem !== null}
          aria-describedby={problemId}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </>
  );
}

/** Keeps the typed text itself, so that an incomplete number is not changed. */
function Fields({ type, value, onChange }: Pick<PayloadFormProps, 'type' | 'value' | 'onChange'>) {
  const payload: unknown = JSON.parse(value);
  if (!isFlat(payload)) return null;
  const change = (name: string, part: Plain): void => onChange(showJson({ ...payload, [name]: part }));
  return (
    <fieldset className="fx-fields" aria-label={`What ${type} carries`}>
      {Object.entries(payload).map(([name, part]) =>
        typeof part === 'boolean' ? (
          <Checkbox
            key={name}
            label={name}
            defaultChecked={part}
            onCheckedChange={(next) => change(name, next)}
          />
        ) : (
          <TextField
            key={name}
            label={name}
            type={typeof part === 'number' ? 'number' : 'text'}
            step="any"
            defaultValue={String(part)}
            onValueChange={(next) => change(name, typeof part === 'number' ? Number(next) : next)}
          />
        ),
      )}
    </fieldset>
  );
}
