import { style } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, focusRingInset, inLayer, media, vars } from '../../theme';

const { color, space, size, font, radius } = vars;

export const menu = style(
  inLayer('components', {
    minInlineSize: '12rem',
    padding: space.xs,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
);

export const section = style(
  inLayer('components', {
    selectors: {
      '& + &, [role=menuitem] + &, [role=menuitemradio] + &': {
        marginBlockStart: space.xs,
        paddingBlockStart: space.xs,
        borderBlockStart: `${vars.hairline} solid ${color.hairline}`,
      },
    },
  }),
);

export const sectionTitle = style(
  inLayer('components', {
    paddingInline: space.sm,
    paddingBlock: space.xs,
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    color: color.inkMuted,
  }),
);

export const item = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto auto',
    alignItems: 'center',
    minBlockSize: size.control,
    paddingInline: space.sm,
    paddingBlock: space.xs,
    borderRadius: radius.sm,
    fontSize: font.size.body,
    lineHeight: font.line.tight,
    textDecoration: 'none',
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-shortcut]::after': {
        content: 'attr(data-shortcut)',
        gridColumn: '3',
        gridRow: '1',
        paddingInlineStart: space.lg,
        fontSize: font.size.caption,
        color: color.inkMuted,
      },
      '&[data-focused]': { backgroundColor: color.surfaceHover },
      '&[data-focus-visible]': focusRingInset,
      '&[data-pressed], &[data-open]': { backgroundColor: color.surfacePressed },
      '&[data-disabled]': { color: color.inkDisabled },
    },
    '@media': {
      [media.coarse]: {
        minBlockSize: size.touch,
        selectors: { '&[data-shortcut]::after': { display: 'none' } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  variants: {
    tone: {
      neutral: {},
      danger: { selectors: { '&:not([data-disabled])': { color: color.negative.ink } } },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type MenuItemVariants = NonNullable<RecipeVariants<typeof item>>;

export const lead = style(inLayer('components', { gridColumn: '1', marginInlineEnd: space.sm }));

export const words = style(inLayer('components', { gridColumn: '2', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const description = style(
  inLayer('components', {
    gridColumn: '2',
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    color: color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

export const check = style(
  inLayer('components', { gridColumn: '4', gridRow: '1', marginInlineStart: space.md, color: color.accentInk }),
);
