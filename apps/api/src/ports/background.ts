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
   * Resolves when nothing is under way, or after so many milliseconds: for stopping the server. Retries no longer
   * pause; tasks that are not done in time are logged.
   */
  finish(timeoutMs: number): Promise<void>;
}
