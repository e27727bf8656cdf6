/**
 * Waits until a dialog is gone and has given the focus back, which it does in the frame after.
 *
 * @param dialog `null` if it is gone already.
 * @returns a function that stops waiting.
 */
export function afterDialog(dialog: Element | null, run: () => void): () => void {
  let frame = 0;
  const look = () => {
    if (dialog?.isConnected === true) return;
    observer.disconnect();
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(run);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
