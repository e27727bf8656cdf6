import { style } from '@vanilla-extract/css';
import { inLayer, truncate, vars } from '../../theme';

const { color, space } = vars;

export const trigger = style(inLayer('components', { cursor: 'default', textAlign: 'start' }));

export const value = style(
  inLayer('components', {
    ...truncate,
    display: 'flex',
    alignItems: 'center',
    gap: space.snug,
    flex: 1,
    selectors: { '&[data-placeholder]': { color: color.inkMuted } },
  }),
);

/** Hides the check mark in the button, which repeats the selected option. */
export const onlyInList = style(
  inLayer('components', { display: 'contents', selectors: { [`${value} &`]: { display: 'none' } } }),
);
