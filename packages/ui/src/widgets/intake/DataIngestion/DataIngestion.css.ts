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

/** Numbers stand under each other, away from the words beside them. */
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

/** Extractors: what each reads, and at the end of the line what it has found. */
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

/** The same with the step's number before it. */
export const step = style([
  extractor,
  inLayer('widgets', { gridTemplateColumns: 'auto minmax(0, 1fr) auto', listStyle: 'none' }),
]);

export const ordinal = style(inLayer('widgets', { color: color.inkMuted, minInlineSize: '1.25rem', ...tabular }));
