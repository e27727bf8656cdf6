/** The reader's text size in px, so that estimates grow with it. 16 where there is no document. */
export function remInPx(): number {
  if (typeof document === 'undefined') return 16;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
