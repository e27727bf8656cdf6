import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, font, space } = vars;

export const signature = style(
  inLayer('widgets', {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space.sm,
    color: color.inkMuted,
    fontSize: font.size.dense,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);
