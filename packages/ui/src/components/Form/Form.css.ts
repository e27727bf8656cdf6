import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../theme';

const { space } = vars;

export const form = style(
  inLayer('components', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 }),
);

export const actions = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.sm,
    marginBlockStart: space.xs,
    // As the footer of a dialog without a form.
    selectors: { '[role="dialog"] &, [role="alertdialog"] &': { justifyContent: 'flex-end' } },
  }),
);
