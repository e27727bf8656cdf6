import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, truncate, vars } from '../../theme';

const { color, space, font, radius } = vars;

/** The person beside what was said, where there is room for both. */
export const layout = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)', columnGap: space.xxl } },
  }),
);

export const subject = style(
  inLayer('widgets', {
    ...truncate,
    flex: 1,
    color: color.ink,
    fontWeight: font.weight.medium,
    textDecorationLine: 'none',
    borderRadius: radius.xs,
    selectors: {
      '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { [media.coarse]: { paddingBlock: space.md, marginBlock: `calc(-1 * ${space.sm})` } },
  }),
);
