/** Cached, because creating a formatter takes a hundred times as long as using it. */
const made = new Map<string, unknown>();

/** The cached result of `make`, created on the first request of the key. */
export function once<Made>(key: string, make: () => Made): Made {
  const found = (made.get(key) as Made | undefined) ?? make();
  made.set(key, found);
  return found;
}
