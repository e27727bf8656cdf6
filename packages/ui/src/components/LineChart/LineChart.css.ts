import { createVar, style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../theme';

const { color, font } = vars;

export const threshold = style(
  inLayer('components', {
    stroke: color.inkMuted,
    strokeDasharray: '4 3',
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  }),
);

export const inlineAt = createVar();
export const blockAt = createVar();

export const name = style(
  inLayer('components', {
    position: 'absolute',
    insetInlineStart: inlineAt,
    insetBlockStart: blockAt,
    color: color.ink,
    fontSize: font.size.caption,
    lineHeight: font.line.tight,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    selectors: {
      '&[data-before]': { translate: '-100%' },
      '&[data-before]:dir(rtl)': { translate: '100%' },
    },
  }),
);
