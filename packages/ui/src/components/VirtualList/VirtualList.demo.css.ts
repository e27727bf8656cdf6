import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, vars } from '../../theme';

export const frame = style(
  inLayer('widgets', {
    blockSize: '24rem',
    maxInlineSize: '32rem',
    border: `${vars.hairline} solid ${vars.color.hairline}`,
  }),
);

export const entry = style(
  inLayer('widgets', {
    display: 'grid',
    inlineSize: '100%',
    padding: `${vars.space.sm} ${vars.space.md}`,
    fontSize: vars.font.size.dense,
    borderBlockEnd: `${vars.hairline} solid ${vars.color.hairline}`,
    overflowWrap: 'anywhere',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);
