import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../../theme';

const { color, space, hairline } = vars;

export const row = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.sm,
    paddingBlock: space.md,
    paddingInline: space.lg,
    borderBlockEnd: `${hairline} solid ${color.hairline}`,
  }),
);
