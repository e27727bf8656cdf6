import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, space, radius } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const body = inWidgets({ display: 'grid', gap: space.md, paddingBlockEnd: space.lg, minInlineSize: 0 });

/** Blocked content, styled as information: it is no error. */
export const held = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  padding: space.sm,
  paddingInlineStart: space.md,
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
  color: color.inkMuted,
});

/** Aligns the text with the message above. */
export const ways = inWidgets({ marginInlineStart: `calc(-1 * ${space.sm})` });
