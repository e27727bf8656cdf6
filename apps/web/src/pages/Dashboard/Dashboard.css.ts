import { inLayer, vars } from '@concordia/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const main = style(
  inLayer('app', { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0 }),
);

export const messages = style(inLayer('app', { flex: 1, minBlockSize: 0, minInlineSize: 0 }));

/** A new workspace's first screen, which scrolls where the board would be. */
export const welcome = style(
  inLayer('app', { blockSize: '100%', overflowY: 'auto', paddingBlock: space.xl, paddingInline: space.xs }),
);
