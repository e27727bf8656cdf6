import { section } from '../locale';

/** What a board says of its cards and columns. */
export const boardStrings = section('board', ({ figure }) => ({
  drag: (label: string) => `Drag ${label}`,
  actions: (label: string) => `Actions for ${label}`,
  dropInto: (column: string) => `Move to ${column}`,
  moveTo: 'Move to',
  moved: (label: string, column: string) => `${label} moved to ${column}`,
  columns: 'Column',
  choose: (label: string) => `Select ${label}`,
  /** There are more than were counted. */
  atLeast: (count: number) => `${figure(count)}+`,
}));
