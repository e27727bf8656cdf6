export { preloadView } from './later';
export { Setup as default } from './Setup';
