/** The result of `act`, or `undefined` if it throws. */
export function tryOrUndefined<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
