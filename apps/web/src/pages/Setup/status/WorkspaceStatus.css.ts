import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@concordia/ui/theme';

const { color, space, hairline, font } = vars;

export const layout = style(inLayer('app', { display: 'grid', gap: space.md, maxInlineSize: '34rem' }));

export const list = style(inLayer('app', { display: 'grid' }));

export const line = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: space.md,
    paddingBlock: space.sm,
    borderBlockEnd: `${hairline} solid ${color.hairline}`,
  }),
);

export const name = style(inLayer('app', { fontWeight: font.weight.medium }));

export const words = style(inLayer('app', { color: color.inkMuted, overflowWrap: 'anywhere' }));
