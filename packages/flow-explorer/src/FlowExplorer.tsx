import './explorer.css';

import { Alert, Spinner } from '@porchlight/ui';
import { Suspense, useState, useSyncExternalStore } from 'react';

import { Chart } from './Chart.tsx';
import { eventLabel } from './chartGraph.ts';
import { ClockPanel } from './ClockPanel.tsx';
import { AnswerPanel, EventPanel } from './EventPanel.tsx';
import type { Flow } from './flow.ts';
import { Guarded } from './Guarded.tsx';
import type { RunningFlow } from './runningFlow.ts';
import { ScrollableJson } from './ScrollableJson.tsx';
import { stage } from './stage.ts';
import { StartPanel } from './StartPanel.tsx';
import { stateText } from './stateText.ts';

/** How many of the last transitions are listed. */
const logLength = 8;

/** Starts a flow and follows it; `restart` starts it again. `number` identifies the run. */
function useRunningFlow(flow: Flow, state?: string) {
  const [{ running, number }, setRun] = useState(() => ({ running: flow.start(state), number: 1 }));
  useSyncExternalStore(running.subscribe, running.version);
  function restart(from?: string): void {
    running.actor.stop();
    setRun({ running: flow.start(from), number: number + 1 });
  }
  return { running, number, restart };
}

/** Props of the Explorer. */
export interface FlowExplorerProps {
  flow: Flow;
}

/** Inspects one flow: its chart, components, events, clock, context and log. */
export function FlowExplorer({ flow }: FlowExplorerProps) {
  const { running, number, restart } = useRunningFlow(flow);
  const snapshot = running.snapshot();
  const failure = running.failure();
  const { id } = flow.machine;
  const entries = running.log().slice(-logLength).toReversed();
  return (
    <article className="fx" aria-labelledby={`${id}-title`}>
      <header className="fx-head">
        <h1 id={`${id}-title`} className="fx-title">
          {id}
        </h1>
        <p>{flow.summary}</p>
        <div className="fx-state">
          <span>Now</span>
          <output aria-label="State">{stateText(snapshot.value)}</output>
          {[...snapshot.tags].map((tag) => (
            <span key={tag} className="fx-tag">
              {tag}
            </span>
          ))}
        </div>
        {failure !== null && (
          <Alert tone="critical" live="assertive">
            {`The machine has stopped: ${failure}. Begin again.`}
          </Alert>
        )}
        <StartPanel states={Object.keys(flow.shown)} onStart={restart} />
      </header>
      <div className="fx-body">
        <div className="fx-column" data-part="chart">
          <section className="fx-panel" aria-labelledby={`${id}-chart`}>
            <h2 id={`${id}-chart`}>Chart</h2>
            <Guarded part="The chart">
              <Suspense fallback={<Spinner label="Drawing the chart" />}>
                <Chart machine={flow.machine} snapshot={snapshot} lit={running.lastTaken()} />
              </Suspense>
            </Guarded>
          </section>
        </div>
        <div className="fx-column" data-part="hands">
          <section className="fx-panel fx-ui" aria-labelledby={`${id}-ui`}>
            <h2 id={`${id}-ui`}>What a person sees</h2>
            <div key={number} {...stage}>
              <Guarded part="What a person sees">
                {flow.hasUi ? (
                  <Rendered flow={flow} running={running} />
                ) : (
                  <p className="fx-note">Nothing: it works out of sight.</p>
                )}
              </Guarded>
            </div>
          </section>
          <ClockPanel running={running} name={id} />
          <AnswerPanel flow={flow} running={running} snapshot={snapshot} />
          <EventPanel flow={flow} running={running} snapshot={snapshot} />
        </div>
        <div className="fx-column" data-part="past">
          <section className="fx-panel" aria-labelledby={`${id}-log`}>
            <h2 id={`${id}-log`}>Last transitions</h2>
            {entries.length === 0 && <p className="fx-note">None yet.</p>}
            <ol className="fx-log">
              {entries.map((entry) => (
                <li key={entry.number}>
                  <time>{Math.round(entry.at)} ms</time>
                  <span>
                    {eventLabel(entry.event)}
                    {entry.times > 1 ? `, ${entry.times} times` : ''} → {entry.to}
                  </span>
                </li>
              ))}
            </ol>
          </section>
          <section className="fx-panel" aria-labelledby={`${id}-context`}>
            <h2 id={`${id}-context`}>What it holds</h2>
            <Guarded part="What it holds">
              <ScrollableJson name={`What ${id} holds`} value={snapshot.context} />
            </Guarded>
          </section>
        </div>
      </div>
    </article>
  );
}

/** Why the current state shows nothing; undefined in a visible one. */
function whyUnseen({ unseen }: Flow, running: RunningFlow): string | undefined {
  const resting = running.snapshot()._nodes.filter(({ states }) => Object.keys(states).length === 0);
  const reasons = resting.map(({ path }) => unseen[path.join('.')]);
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/** Called during rendering, so that an error is caught by its own boundary. */
function Rendered({ flow, running }: { flow: Flow; running: RunningFlow }) {
  const reason = whyUnseen(flow, running);
  return reason === undefined ? flow.render(running) : <p className="fx-note">{reason}</p>;
}

/** The product's components in one state of a flow. */
function StateFrame({ flow, state }: { flow: Flow; state: string }) {
  const { running } = useRunningFlow(flow, state);
  return flow.render(running);
}

/** Props of `FlowStates`. */
export interface FlowStatesProps {
  flow: Flow;
}

/** The visible states of a flow, side by side, each with the product's components. */
export function FlowStates({ flow }: FlowStatesProps) {
  return (
    <div className="fx-gallery">
      {Object.keys(flow.shown).map((state) => (
        <section key={state} className="fx-frame" aria-labelledby={`${flow.machine.id}-${state}`}>
          <h2 id={`${flow.machine.id}-${state}`}>{state}</h2>
          <div {...stage}>
            <Guarded part={state}>
              <StateFrame flow={flow} state={state} />
            </Guarded>
          </div>
        </section>
      ))}
    </div>
  );
}
