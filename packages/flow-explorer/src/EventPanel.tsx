import { Button, ChevronDownIcon } from '@porchlight/ui';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

import type { Flow } from './flow.ts';
import { isRecord } from './isRecord.ts';
import { showJson } from './json.ts';
import { PayloadForm } from './PayloadForm.tsx';
import type { RunningFlow } from './runningFlow.ts';
import { ScrollableJson } from './ScrollableJson.tsx';
import { summaryOf } from './summary.ts';

interface PanelProps {
  flow: Flow;
  running: RunningFlow;
  snapshot: AnyMachineSnapshot;
}

/** A guard that throws accepts nothing; when sent, the event stops the machine, and the error is shown. */
function isTaken(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
}

/** Every event of a flow as a button, with a form for its payload. */
export function EventPanel({ flow, running, snapshot }: PanelProps) {
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
            isTaken={flow.events.some((event) => event.type === type && isTaken(snapshot, event))}
            onSend={(event) => running.actor.send(event)}
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
  /** Whether the current state accepts one of the examples. */
  isTaken: boolean;
  onSend: (event: AnyEventObject) => void;
}

function payloadOf({ type: _type, ...payload }: AnyEventObject): Record<string, unknown> {
  return payload;
}

function EventForm({ type, examples, payload, isTaken, onSend }: EventFormProps) {
  const id = useId();
  const payloads: unknown[] = payload ? [payload.example] : examples.map(payloadOf);
  const isBare = payloads.every((part) => showJson(part) === '{}');
  const [text, setText] = useState(showJson(payloads[0] ?? {}));
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);

  function send(): void {
    // An unchanged example is sent itself: JSON may not represent all of it.
    const example = payload ? undefined : examples.find((one) => showJson(payloadOf(one)) === text);
    if (example) {
      setProblem(null);
      onSend(example);
      return;
    }
    try {
      const parsed: unknown = JSON.parse(text);
      setProblem(null);
      if (payload) onSend(payload.build(parsed));
      else if (isRecord(parsed)) onSend({ ...parsed, type });
      else setProblem('Write an object, such as {"id": 1}');
    } catch {
      setProblem('This is not JSON');
    }
  }

  return (
    <li className="fx-event">
      <div className="fx-send">
        <Button size="sm" tone={isTaken ? 'accent' : 'neutral'} variant="outline" onClick={send}>
          {type}
        </Button>
        {!isTaken && <span className="fx-note">not taken here</span>}
      </div>
      {!isBare && (
        <>
          <button
            type="button"
            className="fx-carries"
            aria-expanded={isOpen}
            aria-controls={`${id}-payload`}
            aria-label={`What it carries: ${type}`}
            onClick={() => setOpen(!isOpen)}
          >
            What it carries
            <ChevronDownIcon size="sm" />
          </button>
          <div id={`${id}-payload`} className="fx-payload" hidden={!isOpen}>
            <PayloadForm
              type={type}
              examples={payloads}
              value={text}
              problem={problem}
              problemId={`${id}-problem`}
              onChange={setText}
            />
          </div>
        </>
      )}
      <p id={`${id}-problem`} className="fx-error" aria-live="polite">
        {problem}
      </p>
    </li>
  );
}

/** Pressing a response removes its button: the focus moves to the next one, not back to the top of the page. */
function useNextFocus(panel: RefObject<HTMLElement | null>): () => void {
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    if (document.activeElement !== document.body) return;
    (panel.current?.querySelector('button') ?? panel.current?.querySelector('h2'))?.focus();
  });
  return () => {
    isDue.current = true;
  };
}

/** The flow's pending calls, and their possible results. */
export function AnswerPanel({ flow, running }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const moveFocus = useNextFocus(panel);
  const waiting = running.waiting();
  const label = (kind: string, value: unknown, index: number, count: number): string => {
    const told = summaryOf(value) ?? (count > 1 ? String(index + 1) : null);
    return told === null ? kind : `${kind}: ${told}`;
  };
  return (
    <section ref={panel} className="fx-panel" aria-labelledby={`${flow.machine.id}-answers`}>
      <h2 id={`${flow.machine.id}-answers`} tabIndex={-1}>
        Waiting for
      </h2>
      <div aria-live="polite">
        {waiting.length === 0 && <p className="fx-note">Nothing: no call is under way.</p>}
        {waiting.map(({ id, input }) => {
          const answers = flow.answersTo(id, input);
          const failures = flow.failures[id] ?? [undefined];
          return (
            <div key={id} className="fx-call">
              <p>
                <strong>{id}</strong>
                {input === undefined ? '' : ' asked with'}
              </p>
              {input !== undefined && <ScrollableJson name={`What ${id} was asked with`} value={input} />}
              <div className="fx-row">
                {answers.map((output, index) => (
                  <Button
                    key={`answer-${index}`}
                    size="sm"
                    onClick={() => {
                      moveFocus();
                      running.run([{ answer: id, with: output }]);
                    }}
                  >
                    {label('Answer', output, index, answers.length)}
                  </Button>
                ))}
                {failures.map((error, index) => (
                  <Button
                    key={`fail-${index}`}
                    size="sm"
                    tone="critical"
                    variant="outline"
                    onClick={() => {
                      moveFocus();
                      running.run([{ fail: id, with: error }]);
                    }}
                  >
                    {error === undefined ? 'Fail: no answer' : label('Fail', error, index, failures.length)}
                  </Button>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
