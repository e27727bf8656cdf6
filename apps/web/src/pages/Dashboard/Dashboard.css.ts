import { inLayer, vars } from '@concordia/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const main = style(
  inLayer('app', {
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
  }),
);

/** The selection bar overlays the toolbar. */
export const tools = style(inLayer('app', { position: 'relative', flexShrink: 0 }));

/** Reserves space while the toolbar loads, so that the board does not jump. */
export const toolsToCome = style(inLayer('app', { blockSize: vars.size.controlSmall }));

export const stripToCome = style(inLayer('app', { blockSize: '1.75rem', flexShrink: 0 }));

export const messages = style(inLayer('app', { flex: 1, minBlockSize: 0, minInlineSize: 0 }));

/** The welcome screen scrolls in place of the board. */
export const welcome = style(
  inLayer('app', { blockSize: '100%', overflowY: 'auto', paddingBlock: space.xl, paddingInline: space.xs }),
);

export const steps = style(inLayer('app', { flexShrink: 0 }));
