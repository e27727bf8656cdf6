import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. Later layers win regardless of specificity, so widgets can place components, and the app widgets.
 * All our styles are in one of them.
 */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  components: globalLayer('components'),
  widgets: globalLayer('widgets'),
  app: globalLayer('app'),
};
