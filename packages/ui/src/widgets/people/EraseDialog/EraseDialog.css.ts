import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { space } = vars;

export const points = style(
  inLayer('widgets', { display: 'grid', gap: space.xs, paddingInlineStart: space.xl, listStyleType: 'disc' }),
);
