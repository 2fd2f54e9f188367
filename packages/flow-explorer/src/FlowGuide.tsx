import './explorer.css';
import './guide.css';

import { Spinner } from '@porchlight/ui';
import { type ReactNode, Suspense, use } from 'react';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

import { layoutOf, smallest } from './Chart.tsx';
import { chartOf, type ChartNode } from './chartGraph.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { exampleOf } from './example.ts';
import type { Flow } from './flow.ts';
import { Guarded } from './Guarded.tsx';
import type { ActorTypes, MachineTypes } from './machineTypes.ts';

/** Props of `FlowGuide`. */
export interface FlowGuideProps {
  flow: Flow;
  /** The machine's types. Default: the guide contains only what the machine itself does. */
  types?: MachineTypes;
}

/** Each tag with its states. */
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

const duration = (delay: unknown): string =>
  typeof delay === 'number' ? `${delay} ms` : 'worked out from what it holds';

/** How to provide an actor, from its types. */
function actorText(actor: ActorTypes): string {
  switch (actor.kind) {
    case 'promise':
      return `\`(${actor.input === undefined ? '' : `input: ${actor.input}`}) => Promise<${actor.output}>\``;
    case 'callback': {
      const parts = [
        actor.receives !== undefined && `takes \`${actor.receives}\``,
        actor.sends !== undefined && `sends \`${actor.sends}\``,
        actor.input !== undefined && `is given \`${actor.input}\``,
      ].filter((part) => part !== false);
      return parts.length === 0 ? 'Listens.' : `Listens: ${parts.join(', ')}.`;
    }
    default:
      return `\`${actor.type}\``;
  }
}

/** The parts that need the machine's types. */
function TypeParts({ flow, types }: { flow: Flow; types: MachineTypes }) {
  return (
    <>
      <Part title="Input">
        <Code text={types.input} empty="It takes none." />
      </Part>
      <Part title="Events">
        <Code text={types.events} empty="None." />
      </Part>
      <Part title="Actors to provide">
        <Rows
          rows={Object.entries(types.actors).map(([actor, its]) => [actor, actorText(its)])}
          empty="None: it needs nothing from outside."
        />
        <Note flow={flow} />
        {types.others.length > 0 && <Code text={types.others.join('\n\n')} empty="" />}
      </Part>
      <Part title="What it emits">
        <Code text={types.emitted} empty="Nothing: its state says it all." />
      </Part>
      <Part title="What it holds">
        <Code text={types.context} empty="Nothing." />
      </Part>
    </>
  );
}

/** The same without types: only names. */
function NameParts({ flow }: { flow: Flow }) {
  const actors = Object.keys(flow.machine.implementations.actors);
  const events = [...new Set(flow.events.map(({ type }) => type))];
  return (
    <>
      <Part title="Events">
        <List names={events} empty="None." />
      </Part>
      <Part title="Actors to provide">
        <List names={actors} empty="None: it needs nothing from outside." />
        <Note flow={flow} />
      </Part>
    </>
  );
}

/** How to use a machine: its input, events, actors and emitted events. */
export function FlowGuide({ flow, types }: FlowGuideProps) {
  const { machine } = flow;
  return (
    // Storybook's prose styles would come between the rows and their names.
    <div className="fx fx-guide sb-unstyled">
      <p>{flow.summary}</p>
      <Part title="Chart">
        <Guarded part="The chart">
          <Suspense fallback={<Spinner label="Drawing the chart" />}>
            <WholeChart machine={machine} />
          </Suspense>
        </Guarded>
      </Part>
      <Part title="States">
        <Rows rows={statesOf(machine)} empty="None." />
      </Part>
      {types === undefined ? <NameParts flow={flow} /> : <TypeParts flow={flow} types={types} />}
      <Part title="Tags to ask for">
        <Rows
          rows={[...tagsOf(machine.root)].map(([tag, states]) => [tag, states.join(', ')])}
          empty="None."
        />
      </Part>
      <Part title="Delays">
        <Rows
          rows={Object.entries(machine.implementations.delays).map(([delay, ms]) => [delay, duration(ms)])}
          empty="None."
        />
      </Part>
      {types !== undefined && (
        <Part title="Example">
          <Code text={exampleOf(flow, types)} empty="" />
        </Part>
      )}
    </div>
  );
}

/** The chart as text: each state with its transitions and their targets. */
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

/** Text with `code` in it. */
function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
}

function Note({ flow: { note } }: { flow: Flow }) {
  return (
    note !== undefined && (
      <p>
        <Prose text={note} />
      </p>
    )
  );
}

function List({ names, empty }: { names: readonly string[]; empty: string }) {
  if (names.length === 0) return <p>{empty}</p>;
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

interface RowsProps {
  rows: readonly (readonly [name: string, text: string])[];
  /** Text for an empty list. */
  empty: string;
}

function Rows({ rows, empty }: RowsProps) {
  if (rows.length === 0) return <p>{empty}</p>;
  return (
    <dl className="fx-rows">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A complete chart, in no state. It scrolls if it does not fit, by keyboard too. */
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
