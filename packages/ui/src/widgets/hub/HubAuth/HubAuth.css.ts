import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { font } = vars;

export const code = style(
  inLayer('widgets', {
    fontFamily: font.family.mono,
    fontSize: font.size.caption,
    overflowWrap: 'anywhere',
  }),
);
