import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset, inLayer, media, truncate, vars } from '../../../theme';

const { color, space, size, font, radius, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** The parent sets the width and scrolls. */
export const panel = inWidgets({
  minInlineSize: 0,
  outline: 'none',
  borderRadius: radius.sm,
  selectors: { '&:focus-visible': focusRingInset },
  containerType: 'inline-size',
});

export const tab = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
});

export const subject = inWidgets({
  ...truncate,
  display: 'block',
  color: color.ink,
  textDecorationLine: 'none',
  borderRadius: radius.xs,
  selectors: {
    '&[data-subject]': { fontWeight: font.weight.medium },
    '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    '&[data-focus-visible]': focusRing,
  },
  // A line of text, padded to 44 px.
  '@media': { [media.coarse]: { paddingBlock: `calc((${size.touch} - 1lh) / 2)` } },
});

export const written = inWidgets({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const note = inWidgets({
  display: 'grid',
  gap: space.sm,
  padding: space.md,
  border: `${hairline} solid ${color.hairline}`,
  borderRadius: radius.md,
});

export const point = inWidgets({
  display: 'grid',
  gap: space.sm,
  alignItems: 'start',
  '@container': { '(min-width: 26rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const pointWords = inWidgets({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const handle = inWidgets({ overflowWrap: 'anywhere' });

export const pointActions = inWidgets({ display: 'flex', gap: space.xs, alignItems: 'center' });

export const consent = inWidgets({ inlineSize: '8.5rem' });

export const addPoint = inWidgets({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@container': { '(min-width: 30rem)': { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
});
