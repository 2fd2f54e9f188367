import { Button } from '@porchlight/ui';
import { useId, useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

import type { Flow, OpenFlow } from './flow.ts';
import { showJson } from './json.ts';

interface PanelProps {
  flow: Flow;
  open: OpenFlow;
  snapshot: AnyMachineSnapshot;
}

/** Every event of a flow as a button, with a form for what it carries. */
export function EventPanel({ flow, open, snapshot }: PanelProps) {
  const types = [...new Set(flow.events.map(({ type }) => type))];
  return (
    <section className="fx-panel" aria-labelledby={`${flow.machine.id}-events`}>
      <h2 id={`${flow.machine.id}-events`}>Events</h2>
      <ul className="fx-events">
        {types.map((type) => (
          <EventForm
            key={type}
            type={type}
            examples={flow.events.filter((event) => event.type === type)}
            payload={flow.payloads[type]}
            isTaken={flow.events.some((event) => event.type === type && snapshot.can(event))}
            onSend={(event) => open.actor.send(event)}
          />
        ))}
      </ul>
    </section>
  );
}

interface EventFormProps {
  type: string;
  examples: readonly AnyEventObject[];
  payload: Flow['payloads'][string] | undefined;
  /** Whether the present state takes one of the examples. */
  isTaken: boolean;
  onSend: (event: AnyEventObject) => void;
}

function payloadOf({ type: _type, ...payload }: AnyEventObject): Record<string, unknown> {
  return payload;
}

function EventForm({ type, examples, payload, isTaken, onSend }: EventFormProps) {
  const id = useId();
  const texts = payload
    ? [showJson(payload.example)]
    : [...new Set(examples.map((example) => showJson(payloadOf(example))))];
  const isBare = texts.every((text) => text === '{}');
  const [text, setText] = useState(texts[0] ?? '{}');
  const [problem, setProblem] = useState<string | null>(null);

  function send(): void {
    try {
      const parsed: unknown = JSON.parse(text);
      setProblem(null);
      if (payload) onSend(payload.build(parsed));
      else if (typeof parsed === 'object' && parsed !== null) onSend({ ...parsed, type });
      else setProblem('Write an object, such as {"id": 1}');
    } catch {
      setProblem('This is not JSON');
    }
  }

  return (
    <li className="fx-event">
      <div className="fx-row">
        <Button size="sm" tone={isTaken ? 'accent' : 'neutral'} variant="outline" onClick={send}>
          {type}
        </Button>
        {!isTaken && <span className="fx-note">not taken here</span>}
      </div>
      {!isBare && (
        <details>
          <summary>What it carries</summary>
          {texts.length > 1 && (
            <div className="fx-row">
              {texts.map((example, index) => (
                <Button
                  key={example}
                  size="sm"
                  tone="neutral"
                  variant="quiet"
                  aria-pressed={text === example}
                  onClick={() => setText(example)}
                >
                  {`Example ${index + 1}`}
                </Button>
              ))}
            </div>
          )}
          <textarea
            className="fx-json"
            rows={Math.min(8, text.split('\n').length)}
            aria-label={`What ${type} carries, as JSON`}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-problem`}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </details>
      )}
      <p id={`${id}-problem`} className="fx-error" aria-live="polite">
        {problem}
      </p>
    </li>
  );
}

/** What the flow waits for, and the answers that may come. */
export function AnswerPanel({ flow, open }: PanelProps) {
  const waiting = open.waiting();
  const name = (value: unknown, index: number): string => {
    const text = showJson(value);
    return text === undefined || text.length > 42 ? `answer ${index + 1}` : text.replaceAll(/\s+/g, ' ');
  };
  return (
    <section className="fx-panel" aria-labelledby={`${flow.machine.id}-answers`}>
      <h2 id={`${flow.machine.id}-answers`}>Waiting for</h2>
      <div aria-live="polite">
        {waiting.length === 0 && <p className="fx-note">Nothing: no call is under way.</p>}
        {waiting.map(({ id, input }) => (
          <div key={id} className="fx-event">
            <p>
              <strong>{id}</strong> {input === undefined ? '' : `asked with ${showJson(input)}`}
            </p>
            <div className="fx-row">
              {(flow.answers[id] ?? [undefined]).map((output, index) => (
                <Button
                  key={`answer-${showJson(output)}`}
                  size="sm"
                  onClick={() => open.run([{ answer: id, with: output }])}
                >
                  {output === undefined ? 'Answer' : `Answer: ${name(output, index)}`}
                </Button>
              ))}
              {(flow.failures[id] ?? [undefined]).map((error, index) => (
                <Button
                  key={`fail-${showJson(error)}`}
                  size="sm"
                  tone="critical"
                  variant="outline"
                  onClick={() => open.run([{ fail: id, with: error }])}
                >
                  {error === undefined ? 'Fail: no answer' : `Fail: ${name(error, index)}`}
                </Button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
