import { style } from '@vanilla-extract/css';
import { inLayer, layeredRecipe, vars } from '../../../../theme';

const { color, radius } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const media = layeredRecipe('widgets', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    backgroundColor: color.surfaceSunken,
    color: color.inkMuted,
  },
  variants: {
    layout: {
      tile: { inlineSize: '100%', blockSize: '6rem' },
      row: { inlineSize: '2rem', blockSize: '2rem', borderRadius: radius.sm },
    },
  },
});

export const picture = inWidgets({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** It begins where the page's lines begin, and its parts follow each other in the direction of the name. */
export const name = inWidgets({ display: 'flex', minInlineSize: 0, position: 'relative' });

export const parts = inWidgets({ display: 'flex', minInlineSize: 0 });

export const stem = inWidgets({
  unicodeBidi: 'isolate',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
});

export const extension = inWidgets({ unicodeBidi: 'isolate', flexShrink: 0, whiteSpace: 'pre' });
