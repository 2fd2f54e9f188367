import { Button, Checkbox, TextField } from '@porchlight/ui';
import { useState } from 'react';

import { isRecord } from './isRecord.ts';
import { showJson } from './json.ts';
import { isPlain, type Plain } from './summary.ts';

/** A payload whose every part can be asked for by a field of its own. */
const isFlat = (payload: unknown): payload is Record<string, Plain> =>
  isRecord(payload) && Object.values(payload).every(isPlain);

interface PayloadFormProps {
  /** The event. */
  type: string;
  /** Payloads that are known to be good; the first says what the fields are. */
  examples: readonly unknown[];
  /** The payload as JSON text. */
  value: string;
  problem: string | null;
  /** Id of the element that shows the problem. */
  problemId: string;
  onChange: (value: string) => void;
}

/** What an event carries: a field for each part where they are plain, else JSON. */
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

/** Holds what is typed by itself, so that a half-typed number stays as it is. */
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
