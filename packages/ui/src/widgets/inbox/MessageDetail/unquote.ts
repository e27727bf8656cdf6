/** Removes one level of quotation marks, since the fold already marks the quotation. Nested levels keep theirs. */
export function unquote(quoted: string): string {
  return quoted.replace(/^ {0,3}> ?/gm, '');
}
