import type { StyleRule } from '@vanilla-extract/css';

/**
 * A selected row in forced colours: a frame with a broad beginning, over the row. Filling the row would take the system's colours from what stands
 * in it, and its words and buttons could no longer be read.
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
