import { style } from '@vanilla-extract/css';
import { inLayer, layeredRecipe, vars } from '../../../theme';

export const stage = layeredRecipe('app', {
  base: { boxSizing: 'border-box' },
  variants: {
    place: {
      screen: { blockSize: '100dvh', padding: vars.space.md },
      tools: { position: 'relative', minBlockSize: '3rem' },
      panel: { blockSize: '100dvh', inlineSize: vars.size.panel, maxInlineSize: '100%' },
      sidebar: { inlineSize: vars.size.sidebar, maxInlineSize: '100%', padding: vars.space.lg },
    },
  },
});

export const corner = style(
  inLayer('app', { position: 'fixed', insetBlockEnd: vars.space.sm, insetInlineStart: vars.space.sm }),
);
