/** Metrics for monitoring; off unless a setting enables them. */
export interface Metrics {
  /**
   * Counts a request in progress.
   * @returns a function to call after the response, with the route's pattern and never the path
   */
  begin(): (answer: { method: string; route: string; status: number }) => void;
  /**
   * Creates a counter.
   * @param name in Prometheus's form, such as `page_cache_hits_total`
   * @param help what it counts
   */
  counter(name: string, help: string): () => void;
}
