import { createVar, style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../theme';

/** Minimum height, in lines. */
export const rows = createVar();

export const area = style(
  inLayer('components', {
    display: 'block',
    inlineSize: '100%',
    // Grows with the text up to half the screen; other browsers show the resize handle below.
    fieldSizing: 'content',
    minBlockSize: `calc(${rows} * 1lh + 2 * ${vars.space.sm})`,
    maxBlockSize: '50vh',
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
    lineHeight: vars.font.line.body,
    resize: 'vertical',
    outlineOffset: '2px',
    '@media': {
      [media.coarse]: {
        minBlockSize: `max(${vars.size.touch}, calc(${rows} * 1lh + 2 * ${vars.space.sm}))`,
        fontSize: vars.font.size.reading,
      },
    },
  }),
);
