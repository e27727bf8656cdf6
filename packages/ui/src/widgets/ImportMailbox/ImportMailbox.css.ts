import { style } from '@vanilla-extract/css';
import { inLayer, truncate, vars } from '../../theme';

const { color, space, hairline, font } = vars;

export const layout = style(inLayer('widgets', { display: 'grid', gap: space.xl }));

/** How to come by a mailbox: read once, so in the reading measure. */
export const howTo = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.sm,
    maxInlineSize: vars.measure,
    color: color.inkMuted,
  }),
);

export const form = style(inLayer('widgets', { display: 'grid', gap: space.lg }));

export const field = style(inLayer('widgets', { maxInlineSize: '34rem' }));

export const runs = style(inLayer('widgets', { display: 'grid' }));

export const run = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.sm,
    minInlineSize: 0,
    paddingBlock: space.md,
    selectors: { '& + &': { borderBlockStart: `${hairline} solid ${color.hairline}` } },
  }),
);

export const runLine = style(
  inLayer('widgets', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.sm,
    rowGap: space.xxs,
    minInlineSize: 0,
  }),
);

export const runName = style(inLayer('widgets', { ...truncate, fontWeight: font.weight.medium }));

export const actions = style(
  inLayer('widgets', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

/** Under the line of buttons, over the whole width. */
export const problems = style(inLayer('widgets', { flexBasis: '100%', minInlineSize: 0 }));

export const problemList = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.md,
    paddingBlock: space.xs,
    marginBlockEnd: space.sm,
  }),
);

export const problem = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.xxs,
    fontSize: font.size.dense,
    overflowWrap: 'anywhere',
  }),
);

export const more = style(inLayer('widgets', { display: 'grid', gap: space.md, maxInlineSize: vars.measure }));

export const strip = style(
  inLayer('widgets', { display: 'flex', alignItems: 'flex-end', gap: space.lg, paddingBlockEnd: space.md }),
);

export const stripBar = style(inLayer('widgets', { flex: 1, minInlineSize: 0 }));
