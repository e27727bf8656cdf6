import type { PointerEvent } from 'react';

/** How far a hand moves while it presses, in px. */
const UNSTEADY = 4;

/**
 * Sends the form although its button is no longer under the mouse that pressed it: going to the button leaves a field, which takes the field's
 * error away, and what stood below moves up. Where the mouse itself has stayed, the press was meant.
 */
export function steadyPress({
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
