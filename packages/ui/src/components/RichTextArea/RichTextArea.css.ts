import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { focusRing, inLayer, layers, media, vars } from '../../theme';
// Import order matters: these rules adapt those of the field and the buttons.
import '../Field/Field.css';
import '../Button/Button.css';

const { color, space, font, size, hairline } = vars;

/** Minimum height, in lines. */
export const rows = createVar();

export const root = style(
  inLayer('components', {
    display: 'grid',
    inlineSize: '100%',
    alignItems: 'stretch',
    padding: 0,
    selectors: { '&:has([role="textbox"]:focus-visible)': focusRing },
  }),
);

/** Text and placeholder share a cell, so that either makes it as high as it needs. */
export const place = style(
  inLayer('components', { display: 'grid', gridTemplate: '"text" minmax(0, 1fr) / minmax(0, 1fr)', minInlineSize: 0 }),
);

globalStyle(`${place} > *`, { '@layer': { [layers.components]: { gridArea: 'text' } } });

export const text = style(
  inLayer('components', {
    minBlockSize: `calc(${rows} * 1lh + 2 * ${space.sm})`,
    maxBlockSize: '50vh',
    overflowY: 'auto',
    paddingBlock: space.sm,
    paddingInline: space.md,
    lineHeight: font.line.body,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    outline: 'none',
    '@media': {
      [media.coarse]: {
        minBlockSize: `max(${size.touch}, calc(${rows} * 1lh + 2 * ${space.sm}))`,
        fontSize: font.size.reading,
      },
    },
  }),
);

const inText = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${text} ${selector}`, { '@layer': { [layers.components]: rule } });

inText('p', { margin: 0 });
inText(':is(p, ul, ol, blockquote) + :is(p, ul, ol, blockquote)', { marginBlockStart: space.sm });
inText(':is(li > p + p, li + li)', { marginBlockStart: space.xs });
inText(':is(ul, ol)', { margin: 0, paddingInlineStart: '1.5em' });
inText('ul', { listStyle: 'disc' });
inText('ol', { listStyle: 'decimal' });
inText('em', { fontStyle: 'italic', fontSynthesis: 'style' });
inText('blockquote', {
  margin: 0,
  paddingInlineStart: space.md,
  borderInlineStart: `2px solid ${color.outline}`,
  color: color.inkMuted,
});
inText('a', { color: color.accentInk, textDecoration: 'underline' });

export const placeholder = style(
  inLayer('components', {
    paddingBlock: space.sm,
    paddingInline: space.md,
    lineHeight: font.line.body,
    color: color.inkMuted,
    pointerEvents: 'none',
  }),
);

export const bar = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    padding: space.xs,
    borderBlockStart: `${hairline} solid ${color.hairline}`,
  }),
);
