export { Connection as default } from './Connection';
export { preloadView } from './lazy';
