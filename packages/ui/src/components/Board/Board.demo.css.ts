import { style } from '@vanilla-extract/css';
import { clampLines, inLayer, vars } from '../../theme';

const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const frame = inWidgets({ blockSize: '100dvh', padding: vars.space.lg });
export const card = inWidgets({
  display: 'grid',
  gap: vars.space.xxs,
  fontSize: vars.font.size.dense,
  lineHeight: vars.font.line.dense,
});
export const head = inWidgets({ display: 'flex', justifyContent: 'space-between', gap: vars.space.sm });
export const name = inWidgets({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const body = inWidgets({ color: vars.color.inkMuted, ...clampLines(2) });
export const time = inWidgets({ color: vars.color.inkMuted, fontSize: vars.font.size.caption, whiteSpace: 'nowrap' });
export const empty = inWidgets({ padding: vars.space.md, fontSize: vars.font.size.dense, color: vars.color.inkMuted });
