/** The distinct names between {{ and }}: numbers in their order, others as they stand. */
export function namesIn(text: string | null): readonly string[] {
  const names = [...new Set([...(text ?? '').matchAll(/\{\{\s*(\w{1,100})\s*\}\}/g)].map(([, name = '']) => name))];
  return names.every((name) => /^\d+$/.test(name))
    ? names.toSorted((one, other) => Number(one) - Number(other))
    : names;
}
