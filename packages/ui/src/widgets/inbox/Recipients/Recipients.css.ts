import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const root = inWidgets({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });

export const line = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});

export const fields = inWidgets({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });

export const notice = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  overflowWrap: 'anywhere',
});
