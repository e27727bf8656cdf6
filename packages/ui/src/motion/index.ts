export { ChangingFigure } from './ChangingFigure';
export { type Schedule, ScheduleContext } from './schedule';
export { usePausable } from './usePausable';
export { MotionContext, useReducedMotion } from './useReducedMotion';
