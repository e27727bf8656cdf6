import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, space, font } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const notes = inWidgets({ display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' });

export const note = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'start',
  color: color.inkMuted,
  fontSize: font.size.dense,
  overflowWrap: 'anywhere',
});

/** Aligns the icon with the first line. */
export const icon = inWidgets({ display: 'flex', alignItems: 'center', blockSize: '1lh' });

export const facts = inWidgets({ display: 'grid', minInlineSize: 0 });

export const items = inWidgets({ margin: 0, paddingBlock: 0, paddingInlineStart: space.lg });

export const link = inWidgets({ color: color.accent });
