import { globalFontFace } from '@vanilla-extract/css';

/** Arial stretched to Inter's measures, for the moment before the bundled font is there: nothing moves when it arrives. */
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  sizeAdjust: '107.1%',
  ascentOverride: '90.5%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
});
