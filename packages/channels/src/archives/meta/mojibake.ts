const decoder = new TextDecoder('utf-8', { fatal: true });

/** Repairs text whose UTF-8 bytes Meta wrote as one character each: "Ã¼" is "ü". Text that is not damaged stays. */
export function repaired(text: string): string {
  // Characters above U+00FF cannot be single bytes; plain ASCII needs no repair.
  if (!/[\u0080-\u00ff]/u.test(text) || /[^\u0000-\u00ff]/u.test(text)) return text;
  try {
    return decoder.decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}
