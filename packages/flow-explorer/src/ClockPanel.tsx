import { Button } from '@porchlight/ui';
import { useEffect, useState } from 'react';

import type { RunningFlow } from './runningFlow.ts';

/** The flow's clock, in the hand: run it, hold it, jump to what is next. */
export function ClockPanel({ running, name }: { running: RunningFlow; name: string }) {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(tick);
    function tick(now: number): void {
      running.advance(Math.max(0, now - last));
      last = now;
      frame = requestAnimationFrame(tick);
    }
    return () => cancelAnimationFrame(frame);
  }, [isRunning, running]);

  const next = running.clock.untilNext();
  return (
    <section className="fx-panel" aria-labelledby={`${name}-clock`}>
      <h2 id={`${name}-clock`}>Clock</h2>
      <div className="fx-row">
        <span className="fx-clock">{Math.round(running.clock.now())} ms</span>
        <Button size="sm" tone="neutral" variant="outline" onClick={() => setRunning(!isRunning)}>
          {isRunning ? 'Pause' : 'Run'}
        </Button>
        <Button size="sm" tone="neutral" variant="outline" onClick={() => running.advance(100)}>
          +100 ms
        </Button>
        {/* The one button stays when nothing is due, so that whoever pressed it keeps their place. */}
        <Button
          size="sm"
          {...(next === null
            ? { 'aria-disabled': true, className: 'fx-idle', tone: 'neutral', variant: 'quiet' }
            : {})}
          onClick={() => {
            if (next !== null) running.advance(next);
          }}
        >
          {next === null ? 'Nothing is due' : `Jump ${Math.ceil(next)} ms to what is due`}
        </Button>
      </div>
    </section>
  );
}
