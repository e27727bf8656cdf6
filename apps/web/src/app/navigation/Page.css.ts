import { inLayer, media, vars } from '@concordia/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

const widest = { inlineSize: '100%', maxInlineSize: '75rem', marginInline: 'auto' } as const;

export const page = style(
  inLayer('app', {
    ...widest,
    display: 'grid',
    alignContent: 'start',
    gap: space.xl,
    '@media': { [media.medium]: { paddingBlock: space.md, gap: space.xxl } },
  }),
);

/** As high as the window allows; the last child takes what is left. */
export const filling = style(
  inLayer('app', {
    ...widest,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    flex: 1,
    minBlockSize: 0,
    gap: space.md,
    '@media': { [media.medium]: { paddingBlockStart: space.md } },
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
