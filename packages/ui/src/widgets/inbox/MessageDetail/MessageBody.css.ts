import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, space, radius } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const body = inWidgets({ display: 'grid', gap: space.md, paddingBlockEnd: space.lg, minInlineSize: 0 });

/** Says what was held back, in a tone of information rather than alarm: nothing went wrong. */
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

/** Its words stand in line with the text above. */
export const ways = inWidgets({ marginInlineStart: `calc(-1 * ${space.sm})` });
