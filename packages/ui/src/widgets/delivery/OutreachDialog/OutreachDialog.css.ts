import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

const { color, space, font, radius } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const channel = inWidgets({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const preview = inWidgets({
  display: 'grid',
  gap: space.xs,
  padding: space.md,
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** Keeps line breaks, as the channels do. */
export const previewText = inWidgets({
  margin: 0,
  maxInlineSize: vars.measure,
  fontSize: font.size.dense,
  lineHeight: font.line.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
