import { inLayer, media, vars } from '@concordia/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

const widest = { inlineSize: '100%', maxInlineSize: '75rem', marginInline: 'auto' } as const;

export const page = style(
  inLayer('app', {
    ...widest,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.xl,
    '@media': { [media.medium]: { paddingBlock: space.md, gap: space.xxl } },
  }),
);

/** As high as the window allows; the last child fills the rest. */
export const filling = style(
  inLayer('app', {
    ...widest,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: 1,
    minBlockSize: 0,
    gap: space.md,
    '@media': { [media.medium]: { paddingBlockStart: space.md } },
  }),
);
