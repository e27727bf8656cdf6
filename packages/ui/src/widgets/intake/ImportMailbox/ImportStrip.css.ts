import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { space } = vars;

/** The details link sits at the end of the bar, which takes the rest of the line. */
export const strip = style(
  inLayer('widgets', { display: 'flex', alignItems: 'flex-end', gap: space.lg, paddingBlockEnd: space.md }),
);

export const bar = style(inLayer('widgets', { flex: 1, minInlineSize: 0 }));
