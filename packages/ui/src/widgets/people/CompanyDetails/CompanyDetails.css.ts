import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

const { space, color } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const figures = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: space.md,
  margin: 0,
});

export const columns = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const items = inWidgets({ listStyle: 'none', margin: 0, padding: 0 });

export const item = inWidgets({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.sm,
  minInlineSize: 0,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.hairline}` } },
});

export const text = inWidgets({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** A row is the target of its link. */
globalStyle(`${text} > a::after`, inLayer('widgets', { content: '""', position: 'absolute', inset: 0 }));
