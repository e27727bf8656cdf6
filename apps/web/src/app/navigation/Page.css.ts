import { inLayer, media, vars } from '@concordia/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gap: space.xl,
    inlineSize: '100%',
    maxInlineSize: '75rem',
    marginInline: 'auto',
    paddingBlock: space.xl,
    paddingInline: space.lg,
    '@media': { [media.medium]: { paddingInline: space.xl, paddingBlock: space.xxl } },
  }),
);

export const header = style(
  inLayer('app', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: space.xl,
    rowGap: space.sm,
  }),
);

export const titles = style(inLayer('app', { display: 'grid', gap: space.xs, minInlineSize: 0 }));

export const description = style(inLayer('app', { color: color.inkMuted, maxInlineSize: vars.measure }));

export const aside = style(inLayer('app', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md }));
