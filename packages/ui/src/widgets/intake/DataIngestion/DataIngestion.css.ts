import { style } from '@vanilla-extract/css';
import { inLayer, tabular, vars } from '../../../theme';

const { color, font, hairline, space } = vars;

export const table = style(
  inLayer('widgets', {
    inlineSize: '100%',
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    overflowWrap: 'anywhere',
  }),
);

const base = {
  paddingBlock: space.xs,
  paddingInline: 0,
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: font.weight.regular,
  selectors: { 'thead &': { color: color.inkMuted, fontWeight: font.weight.medium } },
} as const;

export const cell = style(inLayer('widgets', base));

/** Aligns the numbers in a column apart from the text. */
export const line = style(
  inLayer('widgets', {
    ...base,
    ...tabular,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    inlineSize: '1%',
    paddingInlineEnd: space.lg,
  }),
);

export const extractor = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.lg,
    rowGap: space.xxs,
    alignItems: 'start',
  }),
);

export const found = style(inLayer('widgets', { display: 'grid', justifyItems: 'end', textAlign: 'end', ...tabular }));

/** Adds a column for the step's number. */
export const step = style([
  extractor,
  inLayer('widgets', { gridTemplateColumns: 'auto minmax(0, 1fr) auto', listStyle: 'none' }),
]);

export const ordinal = style(inLayer('widgets', { color: color.inkMuted, minInlineSize: '1.25rem', ...tabular }));
