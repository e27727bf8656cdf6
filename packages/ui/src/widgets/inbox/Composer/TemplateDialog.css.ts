import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, space, radius } = vars;

export const preview = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.xs,
    padding: space.md,
    borderRadius: radius.md,
    backgroundColor: color.surfaceHover,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
