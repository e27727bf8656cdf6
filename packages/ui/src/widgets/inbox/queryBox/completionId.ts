/** The id of an option, for the field's `aria-activedescendant`. */
export const completionId = (listId: string, index: number): string => `${listId}-${index}`;
