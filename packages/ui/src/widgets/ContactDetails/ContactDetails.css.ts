import { style } from '@vanilla-extract/css';
import { clampLines, focusRing, inLayer, media, truncate, vars } from '../../theme';

const { color, space, font, radius, hairline } = vars;

/** The person beside what was said, where there is room for both. */
export const layout = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)', columnGap: space.xxl } },
  }),
);

export const person = style(inLayer('widgets', { display: 'grid', gap: space.lg, minInlineSize: 0 }));

export const bones = style(inLayer('widgets', { display: 'grid', gap: space.md }));

export const facts = style(inLayer('widgets', { display: 'grid', gap: space.sm }));

export const fact = style(inLayer('widgets', { display: 'grid', gap: space.xxs, fontSize: font.size.dense }));

export const factName = style(inLayer('widgets', { color: color.inkMuted, fontSize: font.size.caption }));

export const messages = style(inLayer('widgets', { display: 'grid', marginBlockEnd: space.md }));

export const message = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.xxs,
    minInlineSize: 0,
    paddingBlock: space.sm,
    borderBlockStart: `${hairline} solid ${color.hairline}`,
  }),
);

export const messageHead = style(
  inLayer('widgets', { display: 'flex', alignItems: 'center', gap: space.sm, minInlineSize: 0 }),
);

export const subject = style(
  inLayer('widgets', {
    ...truncate,
    flex: 1,
    color: color.ink,
    fontWeight: font.weight.medium,
    textDecorationLine: 'none',
    borderRadius: radius.xs,
    selectors: {
      '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { [media.coarse]: { paddingBlock: space.md, marginBlock: `calc(-1 * ${space.sm})` } },
  }),
);

export const time = style(
  inLayer('widgets', { fontSize: font.size.caption, color: color.inkMuted, whiteSpace: 'nowrap' }),
);

export const content = style(
  inLayer('widgets', {
    ...clampLines(2),
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    color: color.inkMuted,
  }),
);
