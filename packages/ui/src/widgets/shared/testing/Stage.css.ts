import { style } from '@vanilla-extract/css';
import { inLayer, layeredRecipe, vars } from '../../../theme';

/** The window without the frame that Storybook's decorator draws, so that the page is not higher than the window. */
const withinFrame = 'calc(100dvh - var(--story-frame, 0px))';

export const stage = layeredRecipe('app', {
  base: { boxSizing: 'border-box' },
  variants: {
    place: {
      screen: { blockSize: withinFrame, padding: vars.space.md },
      tools: { position: 'relative', minBlockSize: '3rem' },
      panel: { blockSize: withinFrame, inlineSize: vars.size.panel, maxInlineSize: '100%' },
      pane: { blockSize: '48rem', inlineSize: '60rem', maxInlineSize: '100%' },
      sidebar: { inlineSize: vars.size.sidebar, maxInlineSize: '100%', padding: vars.space.lg },
    },
  },
});

export const corner = style(
  inLayer('app', { position: 'fixed', insetBlockEnd: vars.space.sm, insetInlineStart: vars.space.sm }),
);
