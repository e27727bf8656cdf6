/** What the address keeps of the table, beside the filters of the board. */
export const TABLE_PARAMS = ['in', 'sort', 'order'] as const;
