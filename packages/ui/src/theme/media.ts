/**
 * Conditions for `'@media'`. Widths are in rem: doubling the text size gives the layout of a screen half as wide, which then fits.
 * 48rem is the specification's 768 px, 75rem is 1200 px.
 */
export const media = {
  /** Below 768 px: one column, bottom navigation. */
  narrow: 'not all and (min-width: 48rem)',
  /** 768 px and up: the four-column board. */
  medium: '(min-width: 48rem)',
  /** 768 to 1024 px: the header has room for the main screens only. */
  tablet: '(min-width: 48rem) and (not (min-width: 64rem))',
  /** 1024 px and up: all links in the header. */
  desktop: '(min-width: 64rem)',
  /** 1200 px and up: side panels beside the board. */
  wide: '(min-width: 75rem)',
  /** Touch: targets grow to 44 px. */
  coarse: '(pointer: coarse)',
  /** Touch, and below 768 px. */
  phone: '(pointer: coarse) and (not (min-width: 48rem))',
  /** A pointer that can hover; otherwise hover styles stick after a tap. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  /** On a screen, for a reader who asked for no other colors or contrast. */
  usualColors: 'screen and (prefers-contrast: no-preference) and (forced-colors: none)',
} as const;
