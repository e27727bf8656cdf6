import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { space } = vars;

export const step = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: space.sm,
    overflowWrap: 'anywhere',
  }),
);

export const mark = style(inLayer('widgets', { alignSelf: 'center', display: 'inline-flex' }));
