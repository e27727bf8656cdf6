import { createContext } from 'react';

/** Whether the server cannot be reached at all. The app says so once; what failed because of it stays quiet until it is back. */
export const AwayContext = createContext(false);
