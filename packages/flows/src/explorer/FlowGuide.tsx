import './explorer.css';
import './guide.css';

import { Spinner } from '@porchlight/ui';
import { type ReactNode, Suspense, use } from 'react';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

import { layoutOf, smallest } from './Chart.tsx';
import { chartOf, type ChartNode } from './chart.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { declarationOf, typesIn } from './declarations.ts';
import { exampleOf } from './example.ts';
import type { Flow } from './flow.ts';
import { flows, type FlowName } from './registry.ts';

export interface FlowGuideProps {
  /** The name of its machine. */
  flow: FlowName;
}

/** Each tag with the states that bear it. */
function tagsOf(root: AnyStateNode): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  const visit = (node: AnyStateNode): void => {
    const name = node === root ? 'every state' : node.path.join('.');
    for (const tag of node.tags) tags.set(tag, [...(tags.get(tag) ?? []), name]);
    Object.values(node.states).forEach(visit);
  };
  visit(root);
  return tags;
}

/** The machine's name as its types bear it. */
const typeName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** How to use one flow: what goes in, what it takes, what it needs, what it tells. */
export function FlowGuide({ flow: name }: FlowGuideProps) {
  const flow: Flow = flows[name];
  const { machine } = flow;
  const tags = [...tagsOf(machine.root)];
  const delays = Object.entries(machine.implementations.delays);
  const declared = (kind: string) => declarationOf(typeName(machine.id) + kind);
  const needed = [...new Set(Object.values(flow.actors).flatMap(typesIn))].flatMap(
    (type) => declarationOf(type) ?? [],
  );
  return (
    // Storybook's own rules for prose would come between the rows and their names.
    <div className="fx fx-guide sb-unstyled">
      <p>{flow.summary}</p>
      <Part title="Chart">
        <Suspense fallback={<Spinner label="Drawing the chart" />}>
          <WholeChart machine={machine} />
        </Suspense>
      </Part>
      <Part title="States">
        <Rows rows={statesOf(machine)} empty="None." />
      </Part>
      <Part title="Input">
        <Code text={declared('Input')} empty="It takes none." />
      </Part>
      <Part title="Events">
        <Code text={declared('Event')} empty="None." />
      </Part>
      <Part title="Actors to provide">
        <Rows rows={Object.entries(flow.actors)} empty="None: it needs nothing from outside." isCode />
        {flow.note !== undefined && (
          <p>
            <Words text={flow.note} />
          </p>
        )}
        {needed.length > 0 && <Code text={needed.join('\n\n')} empty="" />}
      </Part>
      <Part title="What it emits">
        <Rows rows={Object.entries(flow.emits)} empty="Nothing: its state says it all." />
      </Part>
      <Part title="What it holds">
        <Code text={declared('Context')} empty="Nothing." />
      </Part>
      <Part title="Tags to ask for">
        <Rows rows={tags.map(([tag, states]) => [tag, states.join(', ')])} empty="None." />
      </Part>
      <Part title="Delays">
        <Rows
          rows={delays.map(([delay, ms]) => [
            delay,
            typeof ms === 'number' ? `${ms} ms` : 'worked out from what it holds',
          ])}
          empty="None."
        />
      </Part>
      <Part title="Example">
        <Code text={exampleOf(flow)} empty="" />
      </Part>
    </div>
  );
}

/** The chart in words: each state with what is taken there and where it leads. */
function statesOf(machine: AnyStateMachine): [string, string][] {
  const { root, edges } = chartOf(machine);
  const short = (id: string): string => (id === root.id ? root.id : id.slice(root.id.length + 1));
  const visit = (node: ChartNode): [string, string][] => {
    const inner = node.children.flatMap(visit);
    if (node.kind === 'start') return inner;
    const lines = [
      ...node.lines,
      ...edges
        .filter(({ source }) => source === node.id)
        .flatMap(({ labels, target }) => labels.map(({ text }) => `${text} → ${short(target)}`)),
    ];
    const title = node.kind === 'any' ? 'in any state' : short(node.id);
    return lines.length === 0 ? inner : [[title, lines.join('\n')], ...inner];
  };
  return visit(root);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="fx-title">{title}</h2>
      {children}
    </section>
  );
}

function Code({ text, empty }: { text: string | undefined; empty: string }) {
  return text === undefined ? <p>{empty}</p> : <pre className="fx-json fx-code">{text}</pre>;
}

/** Prose with `code` in it. */
function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
}

interface RowsProps {
  rows: readonly (readonly [name: string, text: string])[];
  /** What to say when there are none. */
  empty: string;
  /** The texts are code, but for those that begin with a word of their own. */
  isCode?: boolean;
}

function Rows({ rows, empty, isCode = false }: RowsProps) {
  if (rows.length === 0) return <p>{empty}</p>;
  return (
    <dl className="fx-rows">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isCode && text.startsWith('(') ? <code>{text}</code> : <Words text={text} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All of a chart to be looked at, in no state. What does not fit scrolls, by keyboard too. */
function WholeChart({ machine }: { machine: AnyStateMachine }) {
  const layout = use(layoutOf(machine));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard
    <section className="fx-scroll" tabIndex={0} aria-label={`Chart of ${machine.id}, whole`}>
      <ChartPicture
        layout={layout}
        label={`States of ${machine.id}`}
        style={{ minInlineSize: layout.width * smallest }}
      />
    </section>
  );
}
