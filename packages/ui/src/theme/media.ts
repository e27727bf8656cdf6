/**
 * Conditions for `'@media'`. Widths are in rem: a reader who doubles the text size gets the layout of a screen half as wide, which is what
 * then fits. 48rem is the specification's 768 px, 75rem is 1200 px.
 */
export const media = {
  /** Below 768 px: one column, bottom navigation. */
  narrow: 'not all and (min-width: 48rem)',
  /** 768 px and up: the four-column board. */
  medium: '(min-width: 48rem)',
  /** 1200 px and up: side panels stand beside the board. */
  wide: '(min-width: 75rem)',
  /** Fingers: targets grow to 44 px. */
  coarse: '(pointer: coarse)',
  /** A pointer that can hover; without it hover styles stick after a tap. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
