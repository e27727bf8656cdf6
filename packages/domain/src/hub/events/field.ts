/** Part of a JSON Schema (draft 2020-12, in the keywords that AsyncAPI 3 shares with it). */
export interface FieldSchema {
  readonly type: 'string' | 'integer' | readonly ['string', 'null'] | 'array';
  readonly description: string;
  readonly format?: 'uuid' | 'date-time';
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly items?: { readonly type: 'string' };
}

/** One field of an event's payload. The example determines the value's type. */
export interface Field<Value> {
  readonly schema: FieldSchema;
  readonly example: Value;
}

export const idField = (description: string, example: string): Field<string> => ({
  schema: { type: 'string', format: 'uuid', description },
  example,
});

export const optionalIdField = (description: string, example: string | null): Field<string | null> => ({
  schema: { type: ['string', 'null'], format: 'uuid', description },
  example,
});

export const textField = (description: string, example: string): Field<string> => ({
  schema: { type: 'string', description },
  example,
});

export const instantField = (description: string, example: string): Field<string> => ({
  schema: { type: 'string', format: 'date-time', description },
  example,
});

export const countField = (description: string, example: number): Field<number> => ({
  schema: { type: 'integer', minimum: 0, description },
  example,
});

export const listField = (description: string, example: readonly string[]): Field<readonly string[]> => ({
  schema: { type: 'array', items: { type: 'string' }, description },
  example,
});

export const wordField = <Word extends string>(
  description: string,
  words: readonly Word[],
  example: Word,
): Field<Word> => ({ schema: { type: 'string', enum: words, description }, example });
