import { createContext, type RefObject } from 'react';

/** The input of the search field around a component. */
export const SearchInputContext = createContext<RefObject<HTMLInputElement | null> | null>(null);
