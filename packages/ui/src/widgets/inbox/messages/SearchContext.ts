import { createContext } from 'react';

/** What is searched for in the lists of messages around: its words are marked where they are found. Empty where nothing is. */
export const SearchContext = createContext('');
