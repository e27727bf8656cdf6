import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../../theme';

export const notice = style(
  inLayer('widgets', {
    padding: vars.space.sm,
    borderBlockStart: `${vars.hairline} solid ${vars.color.hairline}`,
  }),
);
