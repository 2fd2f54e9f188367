import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { fieldId } from './formValues.ts';

/** Focuses the price when the form opens at `#price`; of what is free, the price type. */
export function useFocusOnPrice(isFree: boolean): void {
  const { hash } = useLocation();
  const isDone = useRef(false);
  useEffect(() => {
    if (hash !== '#price' || isDone.current) return;
    isDone.current = true;
    document.getElementById(fieldId(isFree ? 'price_type' : 'price'))?.focus();
  }, [hash, isFree]);
}
