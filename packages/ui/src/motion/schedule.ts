import { createContext } from 'react';

/** Calls back once after `ms`, unless the returned function cancels it. */
export type Schedule = (callback: () => void, ms: number) => () => void;

const byTimer: Schedule = (callback, ms) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/** Timers by default; stories and tests replace them to control time. */
export const ScheduleContext = createContext<Schedule>(byTimer);
