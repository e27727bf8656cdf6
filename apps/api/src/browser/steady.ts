/** What no two runs share, and what stands for it. */
const UNSTEADY: readonly (readonly [RegExp, string])[] = [
  [/(?<="execution_time_ms":)[\d.]+/g, '12.5'],
  [/(?<="uptimeSeconds":)[\d.]+/g, '3600'],
  [/(?<="freeBytes":)\d+/g, '64000000000'],
  [/(?<="\/calendar\/)[\w-]{43}/g, '3xv0c5t0mYb0w4c3XJk1n3m0aQ2b7l9d1e5f6g7h8i8'],
  [/(?<="n":")[\w-]+/g, '0vx7agoebGc'],
  [/(?<="whsec_)[\w+/=]+/g, 'C2FVsBQIhrscChlQIMV+b5sSYspob7oD'],
];

/** Replaces measurements, secrets and keys in the JSON of a reply, so that the same calls always give the same text. */
export const steadied = (json: string): string =>
  UNSTEADY.reduce((text, [pattern, fixed]) => text.replaceAll(pattern, fixed), json);
