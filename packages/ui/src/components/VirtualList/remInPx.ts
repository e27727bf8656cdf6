/** The root font size in px, so that estimates scale with it. 16 without a document. */
export function remInPx(): number {
  if (typeof document === 'undefined') return 16;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
