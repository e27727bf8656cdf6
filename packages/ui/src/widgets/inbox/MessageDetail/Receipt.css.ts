import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

const { color, space, radius } = vars;

export const failure = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.sm,
    marginBlockEnd: space.sm,
    paddingBlock: space.sm,
    paddingInline: space.md,
    borderRadius: radius.md,
    backgroundColor: color.negative.soft,
    color: color.negative.ink,
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
