import { useEffect, useState } from 'react';

/** The last value that stayed unchanged for `ms`; initially the given one. */
export function useSettled<Value extends string>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
