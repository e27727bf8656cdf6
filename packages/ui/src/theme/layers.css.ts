import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. What comes later wins whatever its specificity, so a widget can place a component, and the app a widget,
 * without a fight. Everything of ours is in one of them.
 */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  components: globalLayer('components'),
  widgets: globalLayer('widgets'),
  app: globalLayer('app'),
};
