import { inLayer, media, vars } from '@concordia/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

const { color, space, hairline, font, radius } = vars;

export const layout = style(
  inLayer('app', {
    display: 'grid',
    alignContent: 'start',
    alignItems: 'start',
    gap: space.xxl,
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xxxl } },
  }),
);

export const totals = style(
  inLayer('app', {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.xxxl,
    rowGap: space.lg,
    '@media': { [media.medium]: { gridColumn: '1 / -1' } },
  }),
);

export const total = style(inLayer('app', { display: 'flex', flexDirection: 'column-reverse' }));

export const totalName = style(inLayer('app', { color: color.inkMuted, fontSize: font.size.dense }));

export const table = style(inLayer('app', { inlineSize: '100%', fontSize: font.size.body }));

export const caption = style(
  inLayer('app', {
    textAlign: 'start',
    fontSize: font.size.heading,
    fontWeight: font.weight.semibold,
    paddingBlockEnd: space.sm,
  }),
);

export const row = style(inLayer('app', { borderBlockStart: `${hairline} solid ${color.hairline}` }));

export const name = style(
  inLayer('app', { textAlign: 'start', fontWeight: font.weight.regular, paddingBlock: space.sm, inlineSize: '45%' }),
);

export const bar = style(inLayer('app', { inlineSize: '35%', paddingInline: space.md }));

export const share = createVar();

/** A bar of the share beside its figure: comparing lengths is quicker than comparing digits. */
export const length = style(
  inLayer('app', {
    blockSize: space.snug,
    inlineSize: `calc(${share} * 100%)`,
    minInlineSize: '1px',
    borderRadius: radius.xs,
    backgroundColor: color.accent,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  }),
);

export const value = style(inLayer('app', { textAlign: 'end', paddingBlock: space.sm, whiteSpace: 'nowrap' }));

export const note = style(
  inLayer('app', {
    color: color.inkMuted,
    maxInlineSize: vars.measure,
    '@media': { [media.medium]: { gridColumn: '1 / -1' } },
  }),
);
