/** SMS encodings: seven bits per character if the small alphabet suffices, sixteen otherwise. */
export type SmsEncoding = 'gsm7' | 'ucs2';

export interface SmsLength {
  readonly encoding: SmsEncoding;
  /** Units used: septets in GSM-7, where an extension character takes two; UTF-16 units in UCS-2. */
  readonly units: number;
  readonly segments: number;
  /** Units free in the last segment. */
  readonly left: number;
}

/** Units in a single-segment message, and in each of several segments, which carry a concatenation header. */
const ROOM = { gsm7: { single: 160, joined: 153 }, ucs2: { single: 70, joined: 67 } } as const;

/** GSM 03.38, the default alphabet. */
const BASIC: ReadonlySet<string> = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Its extension table: each character takes an escape before it. */
const EXTENDED: ReadonlySet<string> = new Set('\f^{}\\[~]|€');

/**
 * Measures a text as SMS.
 *
 * One character outside GSM-7 makes the whole message UCS-2. Pairs (an escape and its character, two surrogates) are never split between segments, so
 * a segment may end with an unused unit.
 */
export function smsLength(text: string): SmsLength {
  const characters = [...text];
  const encoding = characters.every((one) => BASIC.has(one) || EXTENDED.has(one)) ? 'gsm7' : 'ucs2';
  const costs = characters.map((one) => (encoding === 'ucs2' ? one.length : EXTENDED.has(one) ? 2 : 1));
  const units = costs.reduce((sum, cost) => sum + cost, 0);
  const { single, joined } = ROOM[encoding];
  if (units <= single) return { encoding, units, segments: text === '' ? 0 : 1, left: single - units };
  let segments = 1;
  let used = 0;
  for (const cost of costs) {
    if (used + cost > joined) {
      segments += 1;
      used = 0;
    }
    used += cost;
  }
  return { encoding, units, segments, left: joined - used };
}
