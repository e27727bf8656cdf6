import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

const { space } = vars;

/** Views and tools on top; the table takes the remaining height. */
export const root = style(
  inLayer('widgets', {
    display: 'flex',
    flexDirection: 'column',
    gap: space.sm,
    blockSize: '100%',
    minBlockSize: 0,
    minInlineSize: 0,
  }),
);

export const rest = style(inLayer('widgets', { flex: 1, minBlockSize: 0, display: 'grid' }));

/** On a phone one line, which scrolls: several would leave the rows no room. */
export const choices = style(
  inLayer('widgets', {
    display: 'contents',
    '@media': {
      [media.narrow]: {
        // Holds the hidden parts of its fields, which would widen the page.
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: space.sm,
        inlineSize: '100%',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // Room for focus rings.
        padding: space.xxs,
        margin: `calc(-1 * ${space.xxs})`,
      },
    },
  }),
);

export const filter = style(inLayer('widgets', { inlineSize: '9rem', flexShrink: 0 }));

export const aside = style(
  inLayer('widgets', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    marginInlineStart: 'auto',
    '@media': { [media.narrow]: { flexWrap: 'nowrap', flexShrink: 0, order: -1, marginInlineStart: 0 } },
  }),
);

/** What narrows and arranges the rows, in one line where it fits. */
export const tools = style(
  inLayer('widgets', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm, minInlineSize: 0 }),
);
