import { style } from '@vanilla-extract/css';
import { floating, growsFromTrigger, inLayer, media, truncate, vars } from '../../theme';

/** Styles shared by fields that open a list of options. */

const { color, space, font, radius, size, z } = vars;

export const popover = style(
  inLayer('components', {
    ...floating,
    zIndex: z.overlay,
    display: 'flex',
    minInlineSize: 'var(--trigger-width)',
    maxInlineSize: 'min(24rem, calc(100vw - 2rem))',
    overflow: 'hidden',
    outline: 'none',
    ...growsFromTrigger,
  }),
);

export const list = style(
  inLayer('components', { flex: 1, overflowY: 'auto', padding: space.xs, outline: 'none', maxBlockSize: '20rem' }),
);

export const option = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: size.control,
    paddingInline: space.sm,
    borderRadius: radius.sm,
    fontSize: font.size.body,
    lineHeight: font.line.tight,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-focused]': { backgroundColor: color.surfaceHover },
      '&[data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-selected]': { color: color.accentInk, fontWeight: font.weight.medium },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: color.inkDisabled },
    },
    '@media': {
      [media.coarse]: { minBlockSize: size.touch },
      [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
    },
  }),
);

export const optionLabel = style(inLayer('components', { ...truncate, flex: 1 }));

/** Reserves its space in every row, so that the labels align. */
export const check = style(
  inLayer('components', { display: 'inline-flex', inlineSize: size.iconSmall, flexShrink: 0 }),
);

export const empty = style(
  inLayer('components', { padding: space.md, color: color.inkMuted, fontSize: font.size.dense }),
);
