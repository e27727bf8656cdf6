export { Analytics as default } from './Analytics';
export { preloadView } from './lazy';
