/** Numbers for who watches the server; there are none unless a setting asks for them. */
export interface Metrics {
  /**
   * One more request is under way.
   * @returns to be called when it is answered, with the pattern of its address and never the address itself
   */
  begin(): (answer: { method: string; route: string; status: number }) => void;
  /**
   * Counts something that happens again and again.
   * @param name as Prometheus wants it, such as `page_cache_hits_total`
   * @param help what it counts
   */
  counter(name: string, help: string): () => void;
}
