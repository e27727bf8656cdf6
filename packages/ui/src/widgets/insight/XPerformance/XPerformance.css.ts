import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, space, hairline } = vars;

export const findings = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.xs,
    maxInlineSize: vars.measure,
    paddingInlineStart: space.lg,
    listStyle: 'disc',
  }),
);

export const posts = style(inLayer('widgets', { display: 'grid', minInlineSize: 0 }));

export const post = style(
  inLayer('widgets', {
    display: 'grid',
    justifyItems: 'start',
    gap: space.xs,
    minInlineSize: 0,
    paddingBlock: space.md,
    overflowWrap: 'anywhere',
    selectors: {
      '& + &': { borderBlockStart: `${hairline} solid ${color.hairline}` },
      '&:first-child': { paddingBlockStart: 0 },
    },
  }),
);
