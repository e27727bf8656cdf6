import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, space, font } = vars;

export const quote = style(inLayer('widgets', { display: 'inline-flex', alignItems: 'center', gap: space.snug }));

export const label = style(inLayer('widgets', { fontWeight: font.weight.medium }));

export const figure = style(inLayer('widgets', { fontVariantNumeric: 'tabular-nums' }));

/** The arrow shows the direction; color only repeats it. */
export const change = style(
  inLayer('widgets', {
    display: 'inline-flex',
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: color.inkMuted,
    selectors: {
      '&[data-direction="up"]': { color: color.positive.ink },
      '&[data-direction="down"]': { color: color.negative.ink },
    },
  }),
);
