import { Button } from '@porchlight/ui';
import { useEffect, useState } from 'react';

import type { RunningFlow } from './runningFlow.ts';

/** Controls of the flow's clock: run, pause, jump to the next timer. */
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
        {/* Stays enabled when no timer is due, so that it keeps the focus. */}
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
