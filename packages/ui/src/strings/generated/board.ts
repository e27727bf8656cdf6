// Written by `npm run generate` from messages/en/board.json.
import { section } from '../../locale';

export const boardStrings = section('board', ({ figure }) => ({
  drag: ({ label }: { label: string }) => `Drag ${label}`,
  actions: ({ label }: { label: string }) => `Actions for ${label}`,
  dropInto: ({ column }: { column: string }) => `Move to ${column}`,
  moveTo: 'Move to',
  moved: ({ label, column }: { label: string; column: string }) => `${label} moved to ${column}`,
  columns: 'Column',
  choose: ({ label }: { label: string }) => `Select ${label}`,
  atLeast: ({ count }: { count: number }) => `${figure(count)}+`,
  collapse: ({ column }: { column: string }) => `Collapse ${column}`,
  expand: ({ column }: { column: string }) => `Show ${column}`,
}));
