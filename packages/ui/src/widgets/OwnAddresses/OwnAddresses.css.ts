import { style } from '@vanilla-extract/css';
import { inLayer, truncate, vars } from '../../theme';

const { color, space, hairline, font } = vars;

export const layout = style(inLayer('widgets', { display: 'grid', gap: space.lg, maxInlineSize: '34rem' }));

export const list = style(inLayer('widgets', { display: 'grid' }));

export const address = style(
  inLayer('widgets', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    minInlineSize: 0,
    paddingBlock: space.xs,
    borderBlockEnd: `${hairline} solid ${color.hairline}`,
  }),
);

export const name = style(inLayer('widgets', truncate));

/** The button stands beside the input, not beside its label, and stays there when an objection shows below. */
export const form = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space.sm,
  }),
);

/** As far down as the label of the field is high. */
export const submit = style(
  inLayer('widgets', { marginBlockStart: `calc(${font.size.dense} * ${font.line.dense} + ${space.xs})` }),
);
