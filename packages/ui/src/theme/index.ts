// The order is the cascade's: layers are declared first, then the reset, then the themes.
import './layers.css';
import './fonts';
import './reset.css';
import './light.css';
import './dark.css';

export { vars } from './contract.css';
export { layers } from './layers.css';
export { media } from './media';
export { type Palette, palettes, type ThemeName } from './palette';
export {
  clampLines,
  componentRecipe,
  focusRing,
  focusRingInset,
  inLayer,
  layeredRecipe,
  touchTarget,
  truncate,
  visuallyHidden,
} from './styling';
export { type TextVariants, text } from './text.css';
export { themeClass } from './themeClass';
