export type JsonFields = ReadonlyMap<string, unknown>;

/** @returns `null` if the text is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @returns `null` if the value is not an object. */
export function fieldsOf(value: unknown): JsonFields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null;
}

export const fieldOf = (fields: JsonFields | null, name: string): JsonFields | null => fieldsOf(fields?.get(name));

/** The objects in a list field; other items are skipped. */
export function listOf(fields: JsonFields | null, name: string): readonly JsonFields[] {
  const value = fields?.get(name);
  return Array.isArray(value) ? value.map(fieldsOf).filter((item) => item !== null) : [];
}

export function textOf(fields: JsonFields | null, name: string): string | null {
  const value = fields?.get(name);
  return typeof value === 'string' ? value : null;
}

export function numberOf(fields: JsonFields | null, name: string): number | null {
  const value = fields?.get(name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
