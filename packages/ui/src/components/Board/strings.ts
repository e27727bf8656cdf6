/** Words that the board itself says. */
export const boardStrings = {
  drag: (label: string) => `Drag ${label}`,
  actions: (label: string) => `Actions for ${label}`,
  dropInto: (column: string) => `Move to ${column}`,
  moveTo: 'Move to',
  moved: (label: string, column: string) => `${label} moved to ${column}`,
  columns: 'Column',
} as const;
