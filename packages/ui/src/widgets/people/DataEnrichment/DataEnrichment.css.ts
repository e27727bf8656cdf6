import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, hairline, space } = vars;

export const row = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    paddingBlock: space.lg,
    borderBlockEnd: `${hairline} solid ${color.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

export const quote = style(inLayer('widgets', { maxInlineSize: vars.measure, whiteSpace: 'pre-line' }));

export const change = style(
  inLayer('widgets', { display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.sm}`, overflowWrap: 'anywhere' }),
);

export const after = style(
  inLayer('widgets', { display: 'inline-flex', alignItems: 'center', gap: space.sm, minInlineSize: 0 }),
);
