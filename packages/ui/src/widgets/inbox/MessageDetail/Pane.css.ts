import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, layers, media, truncate, vars } from '../../../theme';

const { color, space, font, radius, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** The conversation, with the person beside it where there is room. */
export const pane = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  selectors: { '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } },
});

/** Wide enough for a line of buttons, and for the contact beside the scope. */
export const inOneLine = '(min-width: 23rem)';

/** Inside the pane on a phone. */
export const narrowPane = `${pane}[data-narrow] &`;

/** The messages scroll between the actions and the docked composer. */
export const conversation = inWidgets({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
});

export const top = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  flexShrink: 0,
  paddingBlockEnd: space.sm,
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
  selectors: { [narrowPane]: { gap: space.xs, paddingBlockEnd: space.xs } },
});

/** The folded person. In a narrow pane the scope stands beside its title, and its content below both. */
export const context = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { [narrowPane]: { alignItems: 'center', columnGap: space.xs } },
  '@media': { [inOneLine]: { selectors: { [narrowPane]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } } },
});

type GlobalRule = NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string];

const inTightContext = (selector: string, rule: GlobalRule) =>
  globalStyle(`${pane}[data-narrow] ${context} ${selector}`, { '@layer': { [layers.widgets]: rule } });

inTightContext('> :first-child', { display: 'contents' });
inTightContext('> :first-child > [role="group"]', { gridColumn: '1 / -1', gridRow: 2 });
inTightContext('> :first-child > button', { minBlockSize: '2.25rem', paddingBlock: 0, paddingInline: 0 });
// The messages and the content below have the whole name.
inTightContext('> :first-child > button > :last-child', truncate);
inTightContext('> :nth-child(2) button', { minBlockSize: '2rem' });

/** Lines of reading text stay short enough on the widest screens. */
export const messages = inWidgets({
  flex: 1,
  minBlockSize: '6rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space.md,
  paddingInline: space.sm,
  marginInline: `calc(-1 * ${space.sm})`,
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInset, [narrowPane]: { paddingBlockStart: space.sm } },
});

export const measure = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  maxInlineSize: '46rem',
});

/** Stays in view below an older message that a search found. */
export const toNewest = inWidgets({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  justifyContent: 'center',
});

export const scope = inWidgets({ justifySelf: 'start' });

/** Grows with the text to half of the pane, then scrolls. */
export const dock = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  flexShrink: 0,
  maxBlockSize: '60%',
  overflowY: 'auto',
  paddingBlockStart: space.sm,
  // Room for focus rings, which overflow would cut off.
  paddingInline: space.xs,
  marginInline: `calc(-1 * ${space.xs})`,
});

export const person = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.lg,
  minBlockSize: 0,
  overflowY: 'auto',
  paddingInlineStart: space.lg,
  marginInlineStart: space.lg,
  borderInlineStart: `${hairline} solid ${color.hairline}`,
});

export const fold = inWidgets({
  ...truncate,
  inlineSize: '100%',
  paddingBlock: space.sm,
  paddingInline: space.md,
  border: 0,
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
  color: color.inkMuted,
  font: 'inherit',
  fontSize: font.size.dense,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRingInset },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceHover } } },
    [media.coarse]: { minBlockSize: vars.size.touch },
  },
});

export const foldCount = inWidgets({ fontWeight: font.weight.medium, color: color.ink });
