import { createContext } from 'react';

/** The search of the surrounding lists, for highlighting. Empty without a search. */
export const SearchContext = createContext('');
