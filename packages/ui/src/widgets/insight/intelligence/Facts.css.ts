import { style } from '@vanilla-extract/css';
import { inLayer, tabular, vars } from '../../../theme';

const { font, space } = vars;

/** All rows share the same columns, however many fit. */
export const facts = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
    gap: `${space.sm} ${space.lg}`,
    minInlineSize: 0,
    selectors: { '&[data-filling]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))' } },
  }),
);

export const fact = style(inLayer('widgets', { minInlineSize: 0, overflowWrap: 'anywhere' }));

export const value = style(
  inLayer('widgets', {
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    fontWeight: font.weight.medium,
    ...tabular,
  }),
);
