import { useEffect, useState } from 'react';

/**
 * Restores focus when a dialog unmounts and focus is lost. react-aria restores it on close, but not when the owner unmounts the dialog while an
 * action runs. Call this inside the dialog, so that it is mounted only while open.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Runs after react-aria, which also restores focus in the next frame.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );
}
