import { inLayer, vars } from '@concordia/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, hairline, font, radius } = vars;

export const layout = style(
  inLayer('app', { display: 'grid', alignContent: 'start', gap: space.xxl, maxInlineSize: '48rem', minInlineSize: 0 }),
);

export const doors = style(inLayer('app', { display: 'grid' }));

export const door = style(
  inLayer('app', {
    display: 'grid',
    gap: space.xxs,
    paddingBlock: space.md,
    borderBlockStart: `${hairline} solid ${color.hairline}`,
  }),
);

export const path = style(
  inLayer('app', {
    fontFamily: font.family.mono,
    fontSize: font.size.caption,
    color: color.inkMuted,
    marginInlineStart: space.md,
  }),
);

export const example = style(inLayer('app', { display: 'grid', gap: space.sm, minInlineSize: 0 }));

export const code = style(
  inLayer('app', {
    fontFamily: font.family.mono,
    fontSize: font.size.dense,
    padding: space.md,
    borderRadius: radius.md,
    backgroundColor: color.surfaceSunken,
    overflowX: 'auto',
  }),
);
