import { useState } from 'react';
import { useReducedMotion } from './useReducedMotion';

/** What may keep something from moving by itself. */
export interface Pausable {
  /** The person has asked for less motion: it never moves, and needs no button. */
  isReduced: boolean;
  /** The person has paused it, and it stays so. */
  isPaused: boolean;
  /** Pauses it, or lets it go on. */
  togglePause: () => void;
}

/** The two lasting reasons to stand still: the system's setting, and the pause button that WCAG 2.2.2 asks for. */
export function usePausable(): Pausable {
  const isReduced = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  return { isReduced, isPaused, togglePause: () => setPaused((was) => !was) };
}
