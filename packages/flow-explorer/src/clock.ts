import { SimulatedClock, type ActorOptions, type AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/** A clock that advances on demand and knows its next timer. */
export class ExplorerClock implements Clock {
  readonly #clock = new SimulatedClock();
  readonly #due = new Map<number, number>();

  /** Milliseconds since the flow was opened. */
  now(): number {
    return this.#clock.now();
  }

  setTimeout(run: (...args: unknown[]) => void, delay: number): number {
    // As in browsers: an invalid delay counts as none.
    const timeout = Number.isFinite(delay) ? Math.max(0, delay) : 0;
    const id = this.#clock.setTimeout(() => {
      this.#due.delete(id);
      run();
    }, timeout);
    this.#due.set(id, this.now() + timeout);
    return id;
  }

  clearTimeout(id: number): void {
    this.#due.delete(id);
    this.#clock.clearTimeout(id);
  }

  /** Milliseconds until the next timer; `null` without one. */
  untilNext(): number | null {
    return this.#due.size === 0 ? null : Math.max(0, Math.min(...this.#due.values()) - this.now());
  }

  advance(ms: number): void {
    this.#clock.increment(ms);
  }
}
