import { createContext } from 'react';

/** Whether the server is unreachable. The app announces that once, and errors caused by it stay silent until it is back. */
export const AwayContext = createContext(false);
