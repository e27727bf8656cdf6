/** All currencies that the browser knows, by their names in the reader's language. @param chosen is offered in any case. */
export function currencyOptions(locale: string, chosen: string): { id: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return [...new Set([chosen, ...Intl.supportedValuesOf('currency')])]
    .map((id) => ({ id, label: `${id} · ${names.of(id) ?? id}` }))
    .toSorted((one, another) => (one.id < another.id ? -1 : 1));
}
