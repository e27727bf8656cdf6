import { createVar, globalStyle, style } from '@vanilla-extract/css';
import {
  componentRecipe,
  focusRing,
  focusRingInset,
  inLayer,
  layers,
  media,
  tabular,
  touchTarget,
  vars,
} from '../../theme';

const { color, space, font, radius, size, hairline } = vars;

export const root = style(
  inLayer('components', {
    minInlineSize: 0,
    borderRadius: radius.md,
    backgroundColor: color.surfaceSunken,
    '@media': { [media.forcedColors]: { border: `${hairline} solid CanvasText` } },
  }),
);

export const tree = style(
  inLayer('components', {
    padding: space.snug,
    outline: 'none',
    textAlign: 'start',
    fontFamily: font.family.mono,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
  }),
);

export const item = style(
  inLayer('components', {
    borderRadius: radius.sm,
    outline: 'none',
    selectors: {
      '&[data-hovered]': { backgroundColor: color.surfaceHover },
      '&[data-selected]': { backgroundColor: color.surfaceSelected },
      '&[data-focus-visible]': focusRingInset,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

/** From 0. */
export const level = createVar();

export const row = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.xxs,
    // Indents less on narrow screens, so that deeply nested values keep room.
    paddingInlineStart: `calc(${level} * min(${space.lg}, 3vw))`,
    paddingBlock: space.xxs,
    '@media': { [media.coarse]: { alignItems: 'center', minBlockSize: size.touch } },
  }),
);

export const chevron = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: space.xl,
    blockSize: space.xl,
    marginBlock: `calc((1lh - ${space.xl}) / 2)`,
    borderRadius: radius.sm,
    color: color.inkMuted,
    selectors: { '&[data-focus-visible]': focusRing },
    '@media': {
      [media.coarse]: { inlineSize: size.touch, blockSize: size.touch, marginBlock: 0 },
      [media.forcedColors]: { color: 'inherit' },
    },
  }),
);

export const noChevron = style(
  inLayer('components', {
    flexShrink: 0,
    inlineSize: space.xl,
    '@media': { [media.coarse]: { inlineSize: size.touch } },
  }),
);

export const entry = style(
  inLayer('components', { minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', ...tabular }),
);

const inherits = { '@media': { [media.forcedColors]: { color: 'inherit' } } };

export const name = style(inLayer('components', { color: color.code.name, ...inherits }));

export const value = componentRecipe({
  base: inherits,
  variants: {
    kind: {
      string: { color: color.code.string },
      number: { color: color.code.number },
      literal: { color: color.code.keyword },
    },
  },
});

export const count = style(inLayer('components', { color: color.inkMuted, fontFamily: font.family.sans, ...inherits }));

export const more = style(
  inLayer('components', {
    ...touchTarget,
    marginInlineStart: space.xs,
    minBlockSize: space.xl,
    borderRadius: radius.xs,
    fontFamily: font.family.sans,
    color: color.accentInk,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);

export const bar = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: space.md,
    paddingInline: space.md,
    paddingBlock: space.xs,
    borderBlockStart: `${hairline} solid ${color.hairline}`,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

export const path = style(
  inLayer('components', {
    flex: '1 1 10rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    color: color.inkMuted,
    fontSize: font.size.caption,
  }),
);

globalStyle(`${path} > code`, { '@layer': { [layers.components]: { fontFamily: font.family.mono } } });
