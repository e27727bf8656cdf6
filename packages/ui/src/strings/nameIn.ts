/** The name of a code, or the code itself where the server knows one that these words do not. */
export const nameIn = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;
