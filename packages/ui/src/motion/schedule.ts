import { createContext } from 'react';

/** Calls back once, after so many ms, unless the function that it returns is called before. */
export type Schedule = (callback: () => void, ms: number) => () => void;

const byTimer: Schedule = (callback, ms) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/** How waiting is done below. Timers, unless someone provides another way: a story or a test lets the time pass by hand. */
export const ScheduleContext = createContext<Schedule>(byTimer);
