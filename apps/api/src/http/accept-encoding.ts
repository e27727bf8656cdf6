export type Encoding = 'zstd' | 'br' | 'gzip';

/**
 * Negotiates the encoding: the first of `ours` among the client's most preferred ones (RFC 9110, 12.5.3).
 *
 * @param header the Accept-Encoding header.
 * @param ours available encodings, in order of our preference.
 * @returns `null` if the client accepts none, or prefers the uncompressed response.
 */
export function encodingFor(header: string | string[] | undefined, ours: readonly Encoding[]): Encoding | null {
  if (header === undefined || header === '') return null;
  const weights = new Map(String(header).split(',').map(weightOf));
  const weight = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const best = Math.max(...ours.map(weight));
  if (best === 0 || (weights.get('identity') ?? 0) > best) return null;
  return ours.find((encoding) => weight(encoding) === best) ?? null;
}

/** Parses `br;q=0.5`. Malformed weights become 0. */
function weightOf(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return [name, weight >= 0 && weight <= 1 ? weight : 0];
}
