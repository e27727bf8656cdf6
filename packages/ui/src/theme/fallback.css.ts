import { globalFontFace } from '@vanilla-extract/css';

/** Arial scaled to Inter's metrics, so that nothing shifts when the bundled font loads. */
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  sizeAdjust: '107.1%',
  ascentOverride: '90.5%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
});
