/** Prefixes cells that a spreadsheet would run as a formula, so that it shows them as text. Phone numbers with a plus are safe. */
export const inertCell = (text: string): string =>
  /^[=@\t\r]|^[+-](?![\d\s().-]+(?: ::: |$))/.test(text) ? `'${text}` : text;
