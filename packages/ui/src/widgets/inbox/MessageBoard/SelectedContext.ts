import { createContext } from 'react';

/** The open conversation; `null` for none. A context, so that opening another renders its card and the one before, not the lists. */
export const SelectedContext = createContext<string | null>(null);
