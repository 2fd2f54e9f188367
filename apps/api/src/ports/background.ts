/** Work that nobody waits for, such as mails: started by a request, done after its answer. */
export interface Background {
  /**
   * Starts a task. When it fails it is tried again a little later, twice; then the failure is logged.
   *
   * @param name what the log calls it
   */
  run(name: string, task: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /**
   * Resolves when nothing is under way, at the latest after so many milliseconds: asked before the server stops.
   * Nobody pauses between tries any more; what is not done in time is logged.
   */
  finish(timeoutMs: number): Promise<void>;
}
