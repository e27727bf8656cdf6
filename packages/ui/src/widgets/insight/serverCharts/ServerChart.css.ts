import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, vars } from '../../../theme';

const { color, radius, hairline, space } = vars;

export const figure = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    minInlineSize: 0,
    margin: 0,
  }),
);

/** Scrolls where the chart would be too small to read. */
export const scroller = style(
  inLayer('widgets', {
    overflowX: 'auto',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    borderRadius: radius.md,
    border: `${hairline} solid ${color.hairline}`,
    selectors: { '&:focus-visible': focusRing },
  }),
);

/** Reserves the space before loading, so that nothing shifts. The server renders at twice this size. */
export const picture = style(
  inLayer('widgets', {
    display: 'block',
    inlineSize: '100%',
    minInlineSize: '32rem',
    maxInlineSize: '45rem',
    blockSize: 'auto',
    backgroundColor: color.surfaceRaised,
  }),
);
