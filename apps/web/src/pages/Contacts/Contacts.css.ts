import { inLayer, vars } from '@concordia/ui/theme';
import { style } from '@vanilla-extract/css';

export const invitation = style(
  inLayer('app', {
    inlineSize: '100%',
    maxInlineSize: '44rem',
    marginInline: 'auto',
    paddingBlockEnd: vars.space.xl,
  }),
);
