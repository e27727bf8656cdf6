export { Intelligence as default } from './Intelligence';
export { preloadView } from './lazy';
