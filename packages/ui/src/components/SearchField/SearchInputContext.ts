import { createContext, type RefObject } from 'react';

/** The input of the enclosing search field. */
export const SearchInputContext = createContext<RefObject<HTMLInputElement | null> | null>(null);
