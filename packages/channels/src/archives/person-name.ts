/** A name in a file, for comparison and as part of keys: one spelling for each way of writing it. */
export const foldedName = (name: string): string => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
