import { style } from '@vanilla-extract/css';
import { inLayer, media, tabular, vars } from '../../../theme';

const { color, space, size, font, hairline } = vars;

export const rows = style(inLayer('widgets', { display: 'grid', minInlineSize: 0 }));

export const row = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.xxs,
    minInlineSize: 0,
    paddingBlock: space.sm,
    overflowWrap: 'anywhere',
    selectors: {
      '& + &': { borderBlockStart: `${hairline} solid ${color.hairline}` },
      '&:first-child': { paddingBlockStart: 0 },
    },
  }),
);

/** The value at the end of the line; on phones, below the title. */
export const heading = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.lg,
    alignItems: 'baseline',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const worth = style(
  inLayer('widgets', { ...tabular, color: color.ink, fontSize: font.size.body, fontWeight: font.weight.semibold }),
);

export const marked = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.sm,
    alignItems: 'start',
  }),
);

export const mark = style(
  inLayer('widgets', {
    display: 'flex',
    alignItems: 'center',
    blockSize: size.control,
    color: color.inkMuted,
    selectors: {
      '&[data-tone="good"]': { color: color.positive.ink },
      '&[data-tone="warning"]': { color: color.warning.ink },
    },
  }),
);

export const quote = style(
  inLayer('widgets', {
    margin: 0,
    unicodeBidi: 'plaintext',
    fontSize: font.size.body,
    lineHeight: font.line.body,
    color: color.ink,
    quotes: 'auto',
    '::before': { content: 'open-quote' },
    '::after': { content: 'close-quote' },
  }),
);
