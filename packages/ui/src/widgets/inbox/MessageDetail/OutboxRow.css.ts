import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, space, radius, hairline } = vars;

/** A dashed edge marks messages that are not sent yet. */
export const row = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    padding: space.md,
    border: `${hairline} dashed ${color.outline}`,
    borderRadius: radius.md,
    overflowWrap: 'anywhere',
  }),
);
