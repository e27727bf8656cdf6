import { style } from '@vanilla-extract/css';
import { floating, inLayer, media, ownDirection, truncate, vars } from '../../../theme';

const { color, space, font, radius, size, z } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const root = inWidgets({ display: 'grid', gap: space.md, minInlineSize: 0 });

export const line = inWidgets({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.sm });

export const place = inWidgets({ position: 'relative', flex: '1 1 16rem', minInlineSize: 0 });

/** A query is code, so it is always left-to-right. */
export const input = inWidgets({ fontFamily: font.family.mono, direction: 'ltr' });

export const list = inWidgets({
  ...floating,
  position: 'absolute',
  zIndex: z.overlay,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space.xs})`,
  maxBlockSize: '20rem',
  overflowY: 'auto',
  padding: space.xs,
});

export const option = inWidgets({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.lg,
  minBlockSize: size.control,
  paddingInline: space.sm,
  borderRadius: radius.sm,
  cursor: 'default',
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: color.surfaceHover,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
    },
    '&:hover': { backgroundColor: color.surfaceHover },
  },
  '@media': { [media.coarse]: { minBlockSize: size.touch } },
});

export const optionText = inWidgets({ ...truncate, fontFamily: font.family.mono, fontSize: font.size.dense });

export const excerpt = inWidgets({
  ...ownDirection,
  margin: 0,
  paddingBlock: space.xs,
  fontFamily: font.family.mono,
  fontSize: font.size.dense,
  lineHeight: font.line.reading,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  direction: 'ltr',
});

export const wrong = inWidgets({
  backgroundColor: color.negative.soft,
  color: color.negative.ink,
  textDecoration: `underline wavy ${color.negative.mark} 1px`,
  textUnderlineOffset: '0.25em',
  // At the end of the query there is no character to mark, so the mark is one character wide.
  selectors: { '&:empty': { display: 'inline-block', inlineSize: '1ch', blockSize: '1lh', verticalAlign: 'bottom' } },
  '@media': { [media.forcedColors]: { textDecorationColor: 'Highlight', outline: '1px solid Highlight' } },
});

export const hints = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${space.xs} ${space.md}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const hintList = inWidgets({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

/** What a search did not understand, on a line of its own. */
export const notes = inWidgets({ flexBasis: '100%', minInlineSize: 0 });
