/**
 * A quotation without the marks in front of its lines: the fold around it says already that it is one. Quotations within it keep the marks
 * that they have beyond the first.
 */
export function unquote(quoted: string): string {
  return quoted.replace(/^ {0,3}> ?/gm, '');
}
