import { Button } from '@porchlight/ui';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import { chartOf } from './chartGraph.ts';
import { ChartPicture, isLitBy } from './ChartPicture.tsx';
import { stateText } from './stateText.ts';
import { layOut, type Box, type ChartLayout } from './layout.ts';

const layouts = new WeakMap<AnyStateMachine, Promise<ChartLayout>>();

/** Lays out a machine's chart once per page. */
export function layoutOf(machine: AnyStateMachine): Promise<ChartLayout> {
  const known = layouts.get(machine) ?? layOut(chartOf(machine));
  layouts.set(machine, known);
  return known;
}

interface ChartProps {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** Keys of the last transitions. */
  lit: ReadonlySet<string>;
}

/** The chart of a machine with its current state highlighted. Suspends during the layout: put a Suspense above it. */
export function Chart({ machine, snapshot, lit }: ChartProps) {
  const layout = use(layoutOf(machine));
  const { width, boxes, lines } = layout;
  const active = new Set(snapshot._nodes.map(({ id }) => id));
  const [isWhole, setWhole] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const isCut = useIsCut(frame);
  const entered = lines.filter((line) => isLitBy(line, lit)).map(({ edge }) => edge.target);
  const states = boxes.filter(({ node }) => node.kind === 'state' && active.has(node.id));
  useInSight(frame, states.find(({ node }) => entered.includes(node.id)) ?? states[0], isWhole);
  // A wide chart scrolls inside its frame, by keyboard too.
  const keyboard = { tabIndex: 0 };
  return (
    <>
      {(isCut || isWhole) && (
        <div className="fx-tools">
          <Button size="sm" tone="neutral" variant="quiet" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Follow the current state' : 'Show the whole chart'}
          </Button>
        </div>
      )}
      <section
        ref={frame}
        className="fx-scroll"
        data-whole={isWhole || undefined}
        {...keyboard}
        aria-label={`Chart of ${machine.id}`}
      >
        <ChartPicture
          layout={layout}
          label={`States of ${machine.id}. Now: ${stateText(snapshot.value)}.`}
          active={active}
          lit={lit}
          style={{ minInlineSize: isWhole ? 0 : width * smallest }}
        />
      </section>
    </>
  );
}

/** No chart is scaled below this to fit its frame: it would be unreadable. */
export const smallest = 0.85;

/** Whether the chart is larger than its frame. */
function useIsCut(frame: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current;
      setCut(scrollWidth > clientWidth || scrollHeight > clientHeight);
    });
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return isCut;
}

/** Scrolls a chart larger than its frame to the current state. */
function useInSight(frame: RefObject<HTMLElement | null>, now: Box | undefined, isWhole: boolean): void {
  const { x, y, width, height } = now ?? { x: 0, y: 0, width: 0, height: 0 };
  useEffect(() => {
    const { current } = frame;
    const chart = current?.firstElementChild;
    if (current === null || !(chart instanceof SVGSVGElement) || isWhole) return;
    const scale = chart.clientWidth / chart.viewBox.baseVal.width;
    const [left, top] = [x * scale, y * scale];
    const [right, bottom] = [left + width * scale, top + height * scale];
    const isSeen =
      left >= current.scrollLeft &&
      top >= current.scrollTop &&
      right <= current.scrollLeft + current.clientWidth &&
      bottom <= current.scrollTop + current.clientHeight;
    if (isSeen) return;
    current.scrollTo((left + right - current.clientWidth) / 2, (top + bottom - current.clientHeight) / 2);
  }, [frame, x, y, width, height, isWhole]);
}
