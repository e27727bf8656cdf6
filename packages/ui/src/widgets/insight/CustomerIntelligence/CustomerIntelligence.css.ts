import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, media, vars } from '../../../theme';

const { color, space } = vars;

export const segments = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: space.lg,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const segment = style(
  inLayer('widgets', { display: 'grid', gap: space.xs, alignContent: 'start', overflowWrap: 'anywhere' }),
);

/** The most urgent first. */
export const ranked = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

/** A face, a name with its sentence, and the chance, which goes below them where the row is narrow. */
export const rankedRow = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space.md,
    rowGap: space.xs,
    paddingBlock: space.sm,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `${vars.hairline} solid ${color.hairline}` } },
    '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  }),
);

export const chance = style(
  inLayer('widgets', {
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    '@media': { [media.medium]: { gridColumn: 'auto', flexDirection: 'row-reverse' } },
  }),
);

export const advice = style(
  inLayer('widgets', { display: 'grid', gap: space.xs, margin: 0, paddingInlineStart: space.lg, listStyle: 'disc' }),
);

globalStyle(`${advice} > li::marker`, { '@layer': { [layers.widgets]: { color: color.inkMuted } } });

export const groups = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

globalStyle(`${groups} > * + *`, {
  '@layer': {
    [layers.widgets]: {
      borderBlockStart: `${vars.hairline} solid ${color.hairline}`,
      paddingBlockStart: space.xl,
      '@media': {
        [media.medium]: {
          borderBlockStart: 'none',
          paddingBlockStart: 0,
          borderInlineStart: `${vars.hairline} solid ${color.hairline}`,
          paddingInlineStart: space.xl,
        },
      },
    },
  },
});

export const reasons = style(inLayer('widgets', { display: 'grid', gap: space.xs, margin: 0, padding: 0 }));

export const reason = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.md,
    alignItems: 'baseline',
  }),
);

export const intent = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.xl },
    },
  }),
);
