/** The display name of a server's code, or the code itself if it has none. */
export const nameIn = (names: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(names, code) ? names[code] : undefined) ?? code;
