import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, vars } from '../../../theme';

const { color, font, hairline, space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** The container sets width and height; the messages scroll inside. */
export const panel = inWidgets({
  blockSize: '100%',
  minInlineSize: 0,
  padding: space.lg,
  outline: 'none',
  // Focusable only for shortcuts, so it gets a thin outline; the full ring is for controls.
  selectors: {
    '&:focus-visible': { outline: `${hairline} solid ${color.focus}`, outlineOffset: '-1px' },
    '&[data-narrow]': { padding: space.md },
  },
});

/** On a phone a long title takes two lines until it is touched. */
const narrowHead = (selector: string, rule: NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string]) =>
  globalStyle(`${panel}[data-narrow] > section > header${selector}`, { '@layer': { [layers.widgets]: rule } });

narrowHead('', { flexWrap: 'nowrap', alignItems: 'center', columnGap: space.sm, marginBlockEnd: space.xs });

narrowHead(' > h2', { fontSize: font.size.body, lineHeight: font.line.dense });

narrowHead(' > h2:not(:focus)', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const content = inWidgets({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });

export const skeletonHead = inWidgets({ display: 'flex', gap: space.md, alignItems: 'center' });

export const skeletonNames = inWidgets({ display: 'grid', gap: space.sm, flex: 1 });
