import { useState } from 'react';
import { useReducedMotion } from './useReducedMotion';

export interface Pausable {
  /** The user prefers reduced motion: it never moves and needs no pause button. */
  isReduced: boolean;
  /** Paused by the user, until resumed. */
  isPaused: boolean;
  togglePause: () => void;
}

/** The two lasting reasons not to animate: the system setting, and the pause button that WCAG 2.2.2 requires. */
export function usePausable(): Pausable {
  const isReduced = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  return { isReduced, isPaused, togglePause: () => setPaused((was) => !was) };
}
