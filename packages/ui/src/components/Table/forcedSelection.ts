import type { StyleRule } from '@vanilla-extract/css';

/**
 * Marks a selected row in forced colors with a frame and a broad start edge. A fill would clash with the system colors of its text and buttons and
 * make
 * them unreadable.
 */
export const forcedSelection = {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  border: '1px solid Highlight',
  borderInlineStartWidth: '6px',
  pointerEvents: 'none',
} satisfies StyleRule;
