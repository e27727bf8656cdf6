import { style } from '@vanilla-extract/css';
import { componentRecipe, focusRing, inLayer, media, vars } from '../../theme';

const { color, space, size, font, radius, duration, easing } = vars;

export const group = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderBlock: `${vars.hairline} solid ${color.hairline}`,
  }),
);

export const root = style(
  inLayer('components', {
    minInlineSize: 0,
    selectors: { [`${group} > & + &`]: { borderBlockStart: `${vars.hairline} solid ${color.hairline}` } },
  }),
);

export const trigger = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    inlineSize: '100%',
    paddingBlock: space.sm,
    paddingInlineStart: space.xs,
    paddingInlineEnd: space.sm,
    borderRadius: radius.sm,
    lineHeight: font.line.dense,
    fontWeight: font.weight.medium,
    textAlign: 'start',
    cursor: 'default',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${duration.quick} ${easing.standard}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: color.surfaceHover },
      '&[data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-disabled]': { color: color.inkDisabled },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      [media.coarse]: { minBlockSize: size.touch },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
  variants: {
    size: {
      small: { minBlockSize: size.control, fontSize: font.size.dense },
      medium: { minBlockSize: size.controlLarge, fontSize: font.size.heading },
    },
  },
  defaultVariants: { size: 'medium' },
});

/** Points in reading direction when closed and down when open. The icon mirrors itself in right-to-left text, so the rotation must too. */
export const chevron = style(
  inLayer('components', {
    display: 'inline-flex',
    flexShrink: 0,
    color: color.inkMuted,
    transition: `rotate ${duration.calm} ${easing.standard}`,
    selectors: {
      '[aria-expanded="true"] > &': { rotate: '90deg' },
      '[aria-expanded="true"] > &:dir(rtl)': { rotate: '-90deg' },
      '[data-disabled] > &': { color: 'inherit' },
    },
  }),
);

export const title = style(inLayer('components', { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const detail = style(
  inLayer('components', {
    maxInlineSize: '50%',
    color: color.inkMuted,
    fontSize: font.size.dense,
    fontWeight: font.weight.regular,
    overflowWrap: 'anywhere',
  }),
);

/** react-aria sets the height during the transition. Reduced motion makes the duration zero. */
export const panel = style(
  inLayer('components', {
    blockSize: 'var(--disclosure-panel-height)',
    overflow: 'clip',
    // Keeps focus rings at the content's edge visible.
    overflowClipMargin: space.xs,
    transition: `block-size ${duration.travel} ${easing.out}`,
  }),
);

/** Aligned with the title text. */
export const content = style(
  inLayer('components', {
    paddingBlock: `${space.xs} ${space.lg}`,
    paddingInline: `calc(${space.xs} + ${size.iconSmall} + ${space.sm}) ${space.sm}`,
    overflowWrap: 'anywhere',
  }),
);
