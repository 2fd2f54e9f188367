import { useEffect, useState } from 'react';

/** The last value that stood still for so many ms; at first the one that is given. */
export function useSettled<Value extends string>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
