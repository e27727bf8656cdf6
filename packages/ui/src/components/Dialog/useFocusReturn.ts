import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it before, when a dialog is gone and nothing else took it. The library does so for a dialog that is closed; one
 * that its owner unmounts in the middle of an answer leaves the focus on nothing. Call it inside the dialog, so that it lives only while it is open.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the library, which decides in the next frame too.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );
}
