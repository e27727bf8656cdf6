import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, space, font, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const filters = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space.md,
});

export const types = inWidgets({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

export const sort = inWidgets({ minInlineSize: '10rem' });

export const result = inWidgets({
  display: 'grid',
  gap: space.sm,
  paddingBlock: space.lg,
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
});

export const facts = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: `${space.md} ${space.xl}`,
  alignItems: 'start',
});

export const block = inWidgets({ display: 'grid', gap: space.sm, minInlineSize: 0 });

export const list = inWidgets({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const reasons = inWidgets({
  display: 'grid',
  gap: space.xxs,
  paddingInlineStart: space.lg,
  listStyle: 'disc',
  color: color.inkMuted,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
});
