/** Made once each: making a formatter takes a hundred times as long as using it. */
const made = new Map<string, unknown>();

/** What `make` gives, made the first time that the key is asked for. */
export function once<Made>(key: string, make: () => Made): Made {
  const found = (made.get(key) as Made | undefined) ?? make();
  made.set(key, found);
  return found;
}
