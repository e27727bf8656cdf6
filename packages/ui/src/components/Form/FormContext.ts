import { createContext } from 'react';

/** Whether what the form around was filled in with is on its way. */
export const PendingContext = createContext(false);
