import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, vars } from '../../theme';

const { color, space, radius, duration, easing } = vars;

export const zone = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    overflowWrap: 'anywhere',
    gap: space.sm,
    padding: space.xl,
    border: `1.5px dashed ${color.outline}`,
    borderRadius: radius.lg,
    backgroundColor: color.surface,
    textAlign: 'center',
    transition: `background-color ${duration.quick} ${easing.standard}`,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-drop-target]': { borderStyle: 'solid', borderColor: color.accent, backgroundColor: color.accentSoft },
      '&[data-disabled]': { borderColor: color.hairline, color: color.inkDisabled },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } } },
  }),
);

export const drawing = style(inLayer('components', { color: color.inkMuted }));

export const description = style(inLayer('components', { color: color.inkMuted, textWrap: 'balance' }));

export const actions = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.sm,
    marginBlockStart: space.xs,
  }),
);

export const problem = style(inLayer('components', { color: color.negative.ink }));
