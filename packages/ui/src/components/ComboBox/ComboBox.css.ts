import { style } from '@vanilla-extract/css';
import { inLayer, truncate, vars } from '../../theme';
import { spinner as turning } from '../Button/Button.css';

const { color, space, font, hairline } = vars;

export const spinner = style([turning, inLayer('components', { flexShrink: 0, color: color.inkMuted })]);

export const section = style(
  inLayer('components', {
    selectors: {
      '& + &': {
        marginBlockStart: space.xs,
        paddingBlockStart: space.xs,
        borderBlockStart: `${hairline} solid ${color.hairline}`,
      },
    },
  }),
);

export const heading = style(
  inLayer('components', {
    paddingInline: space.sm,
    paddingBlock: space.xs,
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    color: color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

export const words = style(inLayer('components', { flex: 1, minInlineSize: 0, paddingBlock: space.xs }));

export const label = style(inLayer('components', { ...truncate, display: 'block' }));

export const description = style(
  inLayer('components', {
    ...truncate,
    display: 'block',
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    fontWeight: font.weight.regular,
    color: color.inkMuted,
  }),
);
