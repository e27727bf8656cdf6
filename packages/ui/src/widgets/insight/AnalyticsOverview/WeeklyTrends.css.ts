import { style } from '@vanilla-extract/css';
import { inLayer, tabular, vars } from '../../../theme';

const { color, space, font, hairline } = vars;

export const table = style(
  inLayer('widgets', { inlineSize: '100%', fontSize: font.size.dense, lineHeight: font.line.dense, color: color.ink }),
);

const cell = {
  paddingBlock: space.sm,
  paddingInline: 0,
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
  selectors: { 'thead &': { color: color.inkMuted, fontWeight: font.weight.medium } },
} as const;

export const day = style(inLayer('widgets', { ...cell, textAlign: 'start', fontWeight: font.weight.regular }));

export const count = style(inLayer('widgets', { ...cell, ...tabular, textAlign: 'end' }));
