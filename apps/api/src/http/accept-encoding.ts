/** How answers may be compressed. */
export type Encoding = 'zstd' | 'br' | 'gzip';

/**
 * The encoding for a client: the first of ours among those that it wants most (RFC 9110, 12.5.3).
 *
 * @param header its Accept-Encoding.
 * @param ours which there are, the one that we like best first.
 * @returns `null` when it wants none of them, or wants the plain answer more.
 */
export function encodingFor(header: string | string[] | undefined, ours: readonly Encoding[]): Encoding | null {
  if (header === undefined || header === '') return null;
  const weights = new Map(String(header).split(',').map(weightOf));
  const weight = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const best = Math.max(...ours.map(weight));
  if (best === 0 || (weights.get('identity') ?? 0) > best) return null;
  return ours.find((encoding) => weight(encoding) === best) ?? null;
}

/** `br;q=0.5` as its name and weight; what is malformed has none. */
function weightOf(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return [name, weight >= 0 && weight <= 1 ? weight : 0];
}
