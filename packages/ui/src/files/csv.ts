/** Prefixes cells that a spreadsheet would run as a formula. Signed numbers and phone numbers stay as they are. */
const inert = (text: string): string => (/^[=@\t\r]|^[+-](?![\d\s().-]+$)/.test(text) ? `'${text}` : text);

const cell = (text: string): string => {
  const safe = inert(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
