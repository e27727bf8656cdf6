export { OutsideText, outside, outsideOrNull } from './outside-text.js';
export { OwnWords } from './own-words.js';
export { shown, shownLines, shownValue } from './shown.js';
export type { WayOut } from './way-out.js';
