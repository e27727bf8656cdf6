/** The part of JSON Schema that shapes the contract's replies. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly contentEncoding?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Items that an example shows of a list, unless its schema asks for more. */
const MOST_ITEMS = 2;

/** Characters that an example shows of a text. */
const MOST_CHARACTERS = 400;

/** Characters of base64 that say what kind of file it is: six bytes. */
const MOST_BASE64 = 8;

/** Characters of JSON beyond which a value is a document rather than an example. */
const LONGEST = 20_000;

interface Found {
  readonly value: unknown;
  readonly richness: number;
}

/**
 * Finds examples of named schemas in replies, by walking each reply along its schema.
 *
 * Of several it keeps the one with the most values that are not `null`, the first among equals. Lists and texts are shortened where
 * a schema describes them.
 */
export class ExampleLocator {
  readonly #found = new Map<string, Found>();

  constructor(private readonly named: Readonly<Record<string, Schema>>) {}

  /** By name, in the order of names. */
  get examples(): Record<string, unknown> {
    const entries = [...this.#found].map(([name, { value }]): [string, unknown] => [name, value]);
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Searches a reply, or a part of one. @returns it, shortened. */
  search(schema: Schema, value: unknown): unknown {
    if (schema.$ref !== undefined) return this.#offer(schema.$ref, value);
    if (schema.allOf !== undefined) return schema.allOf.reduce((rest, part) => this.search(part, rest), value);
    const branch = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].find((one) => this.#fits(one, value));
    if (branch !== undefined) return this.search(branch, value);
    if (Array.isArray(value)) return this.#searchItems(schema, value);
    if (isRecord(value)) return this.#searchProperties(schema, value);
    return typeof value === 'string' && schema.type !== undefined ? shortened(value, schema) : value;
  }

  #offer(reference: string, whole: unknown): unknown {
    const name = nameOf(reference);
    const value = this.search(this.#schemaOf(name), whole);
    const richness = richnessOf(value);
    const isShort = JSON.stringify(value).length <= LONGEST;
    if (isShort && richness > (this.#found.get(name)?.richness ?? 0)) this.#found.set(name, { value, richness });
    return value;
  }

  #searchItems({ items, prefixItems = [], minItems = 0 }: Schema, values: readonly unknown[]): unknown {
    if (items === undefined && prefixItems.length === 0) return values;
    const searched = values.map((value, index) => this.search(prefixItems[index] ?? items ?? {}, value));
    return searched.slice(0, Math.max(MOST_ITEMS, minItems, prefixItems.length));
  }

  #searchProperties({ properties = {}, additionalProperties }: Schema, value: Readonly<Record<string, unknown>>) {
    const others = typeof additionalProperties === 'object' ? additionalProperties : {};
    const entries = Object.entries(value).map(([key, one]) => [key, this.search(properties[key] ?? others, one)]);
    return Object.fromEntries(entries);
  }

  /** Whether a branch of a union describes a value. */
  #fits(schema: Schema, value: unknown): boolean {
    if (schema.$ref !== undefined) return this.#fits(this.#schemaOf(nameOf(schema.$ref)), value);
    if ('const' in schema) return schema.const === value;
    if (schema.enum !== undefined) return schema.enum.includes(value);
    if (schema.type !== undefined && !typesOf(value).some((type) => [schema.type].flat().includes(type))) return false;
    if (!isRecord(value)) return true;
    return (
      (schema.required ?? []).every((key) => key in value) &&
      Object.entries(schema.properties ?? {}).every(([key, one]) => !(key in value) || this.#fits(one, value[key]))
    );
  }

  #schemaOf(name: string): Schema {
    const schema = this.named[name];
    if (schema === undefined) throw new Error(`The contract refers to ${name}, but has no schema with that name.`);
    return schema;
  }
}

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

function shortened(text: string, { contentEncoding }: Schema): string {
  if (contentEncoding === 'base64') return text.slice(0, MOST_BASE64);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names that JSON Schema has for a value's type. */
function typesOf(value: unknown): readonly string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}

/** The number of values in it that are not `null`. */
function richnessOf(value: unknown): number {
  if (value === null) return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce((sum, one) => sum + richnessOf(one), 0);
}
