import './explorer.css';

import { Alert, Spinner } from '@porchlight/ui';
import { Suspense, useState, useSyncExternalStore } from 'react';

import { Chart } from './Chart.tsx';
import { eventLabel } from './chart.ts';
import { ClockPanel } from './ClockPanel.tsx';
import { AnswerPanel, EventPanel } from './EventPanel.tsx';
import { stateText, type Flow } from './flow.ts';
import { flows, type FlowName } from './registry.ts';
import { ScrollableJson } from './ScrollableJson.tsx';
import { stage } from './stage.ts';
import { StartPanel } from './StartPanel.tsx';

/** How many of the last transitions are listed. */
const logLength = 8;

/** Opens a flow and follows it; `begin` opens it anew. `number` tells one run from the next. */
function useOpenFlow(flow: Flow, state?: string) {
  const [{ open, number }, setRun] = useState(() => ({ open: flow.open(state), number: 1 }));
  useSyncExternalStore(open.subscribe, open.version);
  function begin(from?: string): void {
    open.actor.stop();
    setRun({ open: flow.open(from), number: number + 1 });
  }
  return { open, number, begin };
}

export interface FlowExplorerProps {
  /** The name of its machine. */
  flow: FlowName;
}

/** One flow to look into: its chart, its parts, its events, its clock, what it holds and what happened. */
export function FlowExplorer({ flow: name }: FlowExplorerProps) {
  const flow: Flow = flows[name];
  const { open, number, begin } = useOpenFlow(flow);
  const snapshot = open.snapshot();
  const failure = open.failure();
  const { id } = flow.machine;
  const entries = open.log().slice(-logLength).toReversed();
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
        <StartPanel states={Object.keys(flow.shown)} onStart={begin} />
      </header>
      <div className="fx-body">
        <div className="fx-column" data-part="chart">
          <section className="fx-panel" aria-labelledby={`${id}-chart`}>
            <h2 id={`${id}-chart`}>Chart</h2>
            <Suspense fallback={<Spinner label="Drawing the chart" />}>
              <Chart machine={flow.machine} snapshot={snapshot} lit={open.lit()} />
            </Suspense>
          </section>
        </div>
        <div className="fx-column" data-part="hands">
          <section className="fx-panel fx-ui" aria-labelledby={`${id}-ui`}>
            <h2 id={`${id}-ui`}>What a person sees</h2>
            <div key={number} {...stage}>
              {flow.hasUi ? open.render() : <p className="fx-note">Nothing: it works out of sight.</p>}
            </div>
          </section>
          <ClockPanel open={open} name={id} />
          <AnswerPanel flow={flow} open={open} snapshot={snapshot} />
          <EventPanel flow={flow} open={open} snapshot={snapshot} />
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
            <ScrollableJson name={`What ${id} holds`} value={snapshot.context} />
          </section>
        </div>
      </div>
    </article>
  );
}

/** The product's own parts in one state of a flow. */
function StateFrame({ flow, state }: { flow: Flow; state: string }) {
  const { open } = useOpenFlow(flow, state);
  return open.render();
}

export interface FlowStatesProps {
  /** The name of its machine. */
  flow: FlowName;
  /** Which of its states, in this order. */
  states: readonly string[];
}

/** States of a flow side by side, each with the parts a person sees in it. */
export function FlowStates({ flow: name, states }: FlowStatesProps) {
  const flow: Flow = flows[name];
  return (
    <div className="fx-gallery">
      {states.map((state) => (
        <section key={state} className="fx-frame" aria-labelledby={`${flow.machine.id}-${state}`}>
          <h2 id={`${flow.machine.id}-${state}`}>{state}</h2>
          <div {...stage}>
            <StateFrame flow={flow} state={state} />
          </div>
        </section>
      ))}
    </div>
  );
}
