import './explorer.css';

import type { ReactNode } from 'react';
import type { AnyStateNode } from 'xstate';

import type { Flow } from './flow.ts';
import { showJson } from './json.ts';
import { flows, type FlowName } from './registry.ts';

export interface FlowGuideProps {
  /** The name of its machine. */
  flow: FlowName;
}

function tagsOf(node: AnyStateNode): string[] {
  return [...node.tags, ...Object.values(node.states).flatMap(tagsOf)];
}

/** How to use one flow: what goes in, what it takes, what it needs, what it tells. */
export function FlowGuide({ flow: name }: FlowGuideProps) {
  const flow: Flow = flows[name];
  const { machine } = flow;
  const types = [...new Set(flow.events.map(({ type }) => type))];
  const tags = [...new Set(tagsOf(machine.root))];
  const delays = Object.keys(machine.implementations.delays);
  return (
    <div className="fx">
      <p>{flow.summary}</p>
      <Part title="Input" empty="It takes none.">
        {flow.inputs.every((input) => input === undefined) ? null : (
          <pre className="fx-json">{showJson(flow.inputs[0])}</pre>
        )}
      </Part>
      <Part title="Events" empty="None.">
        <Rows
          rows={types.map((type) => {
            const { type: _, ...payload } = flow.events.find((event) => event.type === type) ?? { type };
            return [type, Object.keys(payload).length === 0 ? '' : showJson(payload)];
          })}
        />
      </Part>
      <Part title="Actors to provide" empty="None: it needs nothing from outside.">
        {Object.keys(flow.actors).length === 0 ? null : <Rows rows={Object.entries(flow.actors)} />}
      </Part>
      <Part title="What it emits" empty="Nothing: its state says it all.">
        {Object.keys(flow.emits).length === 0 ? null : <Rows rows={Object.entries(flow.emits)} />}
      </Part>
      <Part title="Tags to ask for" empty="None.">
        {tags.length === 0 ? null : <p>{tags.join(', ')}</p>}
      </Part>
      <Part title="Delays" empty="None.">
        {delays.length === 0 ? null : <p>{delays.join(', ')}</p>}
      </Part>
      <Part title="Example" empty="">
        <pre className="fx-json">{exampleOf(flow)}</pre>
      </Part>
    </div>
  );
}

function exampleOf({ machine, actors, inputs, emits }: Flow): string {
  const variable = `${machine.id}Machine`;
  const calls = Object.keys(actors).map((name) => `    ${name}: …,`);
  const provided =
    calls.length === 0 ? variable : `${variable}.provide({\n  actors: {\n${calls.join('\n')}\n  },\n})`;
  const input = inputs[0] === undefined ? '' : `, { input: ${showJson(inputs[0])} }`;
  const [emitted] = Object.keys(emits);
  return [
    `import { ${variable} } from '@porchlight/flows';`,
    `import { createActor } from 'xstate';`,
    '',
    `const actor = createActor(${provided}${input});`,
    ...(emitted === undefined ? [] : [`actor.on('${emitted}', (event) => …);`]),
    'actor.subscribe((snapshot) => …);',
    'actor.start();',
  ].join('\n');
}

function Part({ title, empty, children }: { title: string; empty: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="fx-title">{title}</h2>
      {children ?? <p>{empty}</p>}
    </section>
  );
}

function Rows({ rows }: { rows: readonly (readonly [string, string] | string[])[] }) {
  return (
    <dl className="fx-rows">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
