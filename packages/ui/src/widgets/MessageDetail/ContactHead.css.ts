import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../theme';

const { color, space, font } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const head = inWidgets({ display: 'grid', gap: space.md, minInlineSize: 0 });

export const person = inWidgets({ display: 'flex', alignItems: 'center', gap: space.md, minInlineSize: 0 });

export const names = inWidgets({ minInlineSize: 0 });

export const name = inWidgets({ overflowWrap: 'anywhere' });

/** As many columns as there is room for; an address never breaks the panel. */
export const facts = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${space.xs} ${space.lg}`,
  margin: 0,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
});

export const fact = inWidgets({ display: 'flex', alignItems: 'start', gap: space.sm, minInlineSize: 0 });

/** As high as one line, so that the drawing stands beside the first of several. */
export const factName = inWidgets({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1.4em',
  color: color.inkMuted,
});

export const factValue = inWidgets({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });

export const channels = inWidgets({ display: 'grid', gap: space.xs });

export const channelList = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.md}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const channel = inWidgets({ fontSize: font.size.dense, lineHeight: font.line.dense });
