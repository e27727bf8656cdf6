/** An address with a query whose spaces are `%20`: URLSearchParams would write plus signs, which some providers reject between scopes. */
export function addressWith(endpoint: string | URL, query: Readonly<Record<string, string>>): string {
  const url = new URL(endpoint);
  url.search = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return url.href;
}
