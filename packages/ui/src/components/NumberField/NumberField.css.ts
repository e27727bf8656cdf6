import { style } from '@vanilla-extract/css';
import { inLayer, media, tabular, vars } from '../../theme';

const { space } = vars;

export const input = style(inLayer('components', tabular));

/** Side by side, not stacked, so that each is as high as the field. */
export const steppers = style(
  inLayer('components', {
    display: 'flex',
    alignSelf: 'stretch',
    flexShrink: 0,
    marginInlineEnd: `calc(-1 * ${space.snug})`,
    '@media': { [media.coarse]: { marginInlineEnd: `calc(-1 * ${space.sm})` } },
  }),
);
