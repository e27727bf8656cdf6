export { Changes } from './Changes';
export { DocsPage } from './DocsPage';
export { Gallery } from './Gallery';
export { KeyboardMap } from './KeyboardMap';
