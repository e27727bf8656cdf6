import { style } from '@vanilla-extract/css';
import { inLayer, tabular, vars } from '../../theme';

const { color, space, font, size } = vars;

export const start = style(inLayer('components', { justifySelf: 'start', maxInlineSize: '100%' }));

export const list = style(inLayer('components', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

export const row = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: size.control,
    paddingBlock: space.xxs,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    borderBlockEnd: `${vars.hairline} solid ${color.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
);

export const drawing = style(inLayer('components', { display: 'inline-flex', flexShrink: 0, color: color.inkMuted }));

/** File names wrap rather than truncate, so that the extension stays visible. */
export const name = style(inLayer('components', { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const bytes = style(inLayer('components', { ...tabular, flexShrink: 0, color: color.inkMuted }));

export const reasons = style(
  inLayer('components', { display: 'grid', gap: space.xxs, selectors: { '&:empty': { display: 'none' } } }),
);
