export { preloadView } from './lazy';
export { Setup as default } from './Setup';
