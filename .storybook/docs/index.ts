export { DocsPage } from './DocsPage';
export { KeyboardMap } from './KeyboardMap';
