import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, inLayer, media, touchTarget, truncate, vars } from '../../../theme';

const { color, space, font, radius, size, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const list = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = inWidgets({ minInlineSize: 0, maxInlineSize: '100%' });

const box = inWidgets({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.snug,
  maxInlineSize: '100%',
  minBlockSize: size.control,
  paddingInline: space.sm,
  border: `${hairline} solid ${color.hairline}`,
  borderRadius: radius.md,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
});

/** Only downloadable files look pressable. */
export const file = recipe({
  base: box,
  variants: {
    canBeHad: {
      true: inWidgets({
        color: color.ink,
        textDecoration: 'none',
        selectors: { '&:focus-visible': focusRing },
        '@media': {
          ...touchTarget['@media'],
          [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceHover } } },
        },
      }),
      false: inWidgets({ paddingBlock: space.xs, borderStyle: 'dashed', color: color.inkMuted }),
    },
  },
});

export const told = inWidgets({ display: 'grid', minInlineSize: 0 });

export const line = inWidgets({ display: 'flex', gap: space.snug, minInlineSize: 0 });

export const why = inWidgets({ fontSize: font.size.caption, lineHeight: font.line.dense, overflowWrap: 'anywhere' });

export const name = inWidgets(truncate);

export const sizeLabel = inWidgets({ flexShrink: 0, color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });
