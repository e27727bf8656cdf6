// The order sets the cascade: layers first, then the reset, then the themes.
import './layers.css';
// Bundled, so that pages call no other host. Each subset loads only if the page uses one of its characters.
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/newsreader/index.css';
import '@fontsource-variable/newsreader/wght-italic.css';
import './fallback.css';
import './reset.css';
import './light.css';
import './dark.css';

export { vars } from './contract.css';
export { growsFromTrigger } from './entrance';
export { layers } from './layers.css';
export { media } from './media';
export { type Palette, palettes, type ThemeName } from './palette';
export { fadesWhereMoreIs } from './scrollFade.css';
export {
  clampLines,
  componentRecipe,
  floating,
  focusRing,
  focusRingInset,
  inLayer,
  layeredRecipe,
  lifted,
  ownDirection,
  standing,
  tabular,
  touchTarget,
  truncate,
  visuallyHidden,
} from './styling';
export { type TextVariants, text } from './text.css';
export { themeClass } from './themeClass';
export { type Density, densities } from './tokens';
