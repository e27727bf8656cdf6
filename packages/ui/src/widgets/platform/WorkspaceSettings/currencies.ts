/** All currencies the browser knows, named in the user's language. @param chosen always included. */
export function currencyOptions(locale: string, chosen: string): { id: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return [...new Set([chosen, ...Intl.supportedValuesOf('currency')])]
    .map((id) => ({ id, label: `${id} · ${names.of(id) ?? id}` }))
    .toSorted((one, another) => (one.id < another.id ? -1 : 1));
}
