import { style } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, inLayer, media, tabular, vars } from '../../theme';

const { color, space, font, radius } = vars;

export const badge = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    flexShrink: 0,
    minInlineSize: '1.25rem',
    paddingInline: space.snug,
    borderRadius: radius.sm,
    fontSize: font.size.micro,
    lineHeight: '1.125rem',
    fontWeight: font.weight.medium,
    whiteSpace: 'nowrap',
    ...tabular,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  },
  variants: {
    tone: {
      neutral: { backgroundColor: color.surfacePressed, color: color.ink },
      accent: { backgroundColor: color.accent, color: color.onAccent },
      notice: { backgroundColor: color.notice.soft, color: color.notice.ink },
      positive: { backgroundColor: color.positive.soft, color: color.positive.ink },
      warning: { backgroundColor: color.warning.soft, color: color.warning.ink },
      negative: { backgroundColor: color.negative.soft, color: color.negative.ink },
      /** Only this tone wraps: its text may come from another system and have any length. */
      outline: {
        boxShadow: `inset 0 0 0 ${vars.hairline} ${color.edge}`,
        color: color.ink,
        flexShrink: 1,
        maxInlineSize: '100%',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
    /** Counts have round ends and words do not, to tell them apart. */
    holds: { text: {}, count: { borderRadius: radius.full } },
  },
  defaultVariants: { tone: 'neutral', holds: 'text' },
});

export type BadgeVariants = NonNullable<RecipeVariants<typeof badge>>;

export const dot = style(
  inLayer('components', {
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: vars.size.mark,
    blockSize: vars.size.mark,
    borderRadius: radius.full,
    backgroundColor: color.accent,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
