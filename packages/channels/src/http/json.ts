/** The fields of a JSON object. */
export type JsonFields = ReadonlyMap<string, unknown>;

/** @returns `null` for what is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @returns `null` for what is no object. */
export function fieldsOf(value: unknown): JsonFields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null;
}

/** The object that a field holds. */
export const fieldOf = (fields: JsonFields | null, name: string): JsonFields | null => fieldsOf(fields?.get(name));

/** The objects of the list that a field holds; what is no object is left out. */
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
