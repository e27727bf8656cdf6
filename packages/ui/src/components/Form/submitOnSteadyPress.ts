import type { PointerEvent } from 'react';

/** Maximum pointer movement during a press, in px. */
const UNSTEADY = 4;

/**
 * Submits the form when its button moves away from the pressing mouse. Pressing the button blurs a field, which removes the field's error and shifts
 * the layout up. If the mouse itself has not moved, the press was intended.
 */
export function submitOnSteadyPress({
  currentTarget,
  pointerType,
  pointerId,
  button,
  clientX,
  clientY,
}: PointerEvent<Element>) {
  if (!(currentTarget instanceof HTMLButtonElement) || pointerType !== 'mouse' || button !== 0) return;
  const over = new AbortController();
  const onEnd = (end: globalThis.PointerEvent) => {
    if (end.pointerId !== pointerId) return;
    over.abort();
    const isOnButton = end.target instanceof Node && currentTarget.contains(end.target);
    const hasStayed = Math.hypot(end.clientX - clientX, end.clientY - clientY) < UNSTEADY;
    if (end.type === 'pointerup' && hasStayed && !isOnButton) currentTarget.form?.requestSubmit(currentTarget);
  };
  for (const type of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(type, onEnd, { capture: true, signal: over.signal });
  }
}
