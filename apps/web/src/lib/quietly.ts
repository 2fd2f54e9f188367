/** What `act` gives; something else where the browser refuses. */
export function quietly<Value>(act: () => Value, otherwise: () => Value): Value {
  try {
    return act();
  } catch {
    return otherwise();
  }
}
