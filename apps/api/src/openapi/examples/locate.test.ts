import { describe, expect, test } from 'vitest';
import { ExampleLocator, type Schema } from './locate.js';

const to = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const some = (...required: string[]): Schema => ({ type: 'object', required });
const kind = (value: string): Schema => ({
  type: 'object',
  properties: { kind: { const: value } },
  required: ['kind'],
});

/** The examples found in replies of one schema. */
function found(
  named: Readonly<Record<string, Schema>>,
  schema: Schema,
  ...replies: unknown[]
): Record<string, unknown> {
  const locator = new ExampleLocator(named);
  for (const reply of replies) locator.search(schema, reply);
  return locator.examples;
}

describe('examples of named schemas are found', () => {
  const item = { name: 'Ada' };
  test.each<[string, Schema, unknown]>([
    ['behind a reference', to('Item'), item],
    ['in properties', { properties: { one: to('Item') } }, { one: item }],
    ['in items of lists', { items: to('Item') }, [item]],
    ['in maps', { additionalProperties: to('Item') }, { any: item }],
    ['in tuples', { prefixItems: [{ type: 'string' }, to('Item')] }, ['x', item]],
    ['behind the items of tuples', { prefixItems: [{ type: 'string' }], items: to('Item') }, ['x', item]],
    ['in what may be null', { anyOf: [{ type: 'null' }, to('Item')] }, item],
    ['in each part of a whole', { allOf: [some('name'), to('Item')] }, item],
    ['through other named schemas', to('Outer'), { inner: [item] }],
  ])('%s', (_, schema, reply) => {
    const named = { Item: some('name'), Outer: { properties: { inner: { items: to('Item') } } } };
    expect(found(named, schema, reply)).toMatchObject({ Item: item });
  });

  test('in the branch that describes the value', () => {
    const named = { Note: kind('note'), Task: kind('task'), Code: { enum: ['a', 'b'] }, Count: { type: 'integer' } };
    const union: Schema = { oneOf: [to('Note'), to('Task'), to('Code'), to('Count')] };
    expect(found(named, union, { kind: 'task' })).toEqual({ Task: { kind: 'task' } });
    expect(found(named, union, 'b')).toEqual({ Code: 'b' });
    expect(found(named, union, 3)).toEqual({ Count: 3 });
    expect(found(named, union, 3.5)).toEqual({});
    expect(found(named, { anyOf: [{ type: ['string', 'null'] }, to('Count')] }, null)).toEqual({});
  });

  test('by the type of the value', () => {
    const named = { Map: { type: 'object' }, List: { type: 'array' }, Amount: { type: 'number' } };
    const union: Schema = { anyOf: [to('Map'), to('List'), to('Amount')] };
    expect(found(named, union, [1, 2])).toEqual({ List: [1, 2] });
    expect(found(named, union, 3)).toEqual({ Amount: 3 });
  });

  test('by what a branch requires, where no constant tells', () => {
    const named = { Full: some('id', 'name'), Short: some('id') };
    expect(found(named, { anyOf: [to('Full'), to('Short')] }, { id: '1' })).toEqual({ Short: { id: '1' } });
  });

  test('in the order of names', () => {
    const reply = { b: 'x', a: 'y' };
    const examples = found({ A: {}, B: {} }, { properties: { a: to('A'), b: to('B') } }, reply);
    expect(Object.keys(examples)).toEqual(['A', 'B']);
  });
});

describe('of several examples', () => {
  const list: Schema = { items: to('Item') };

  test('the one with the most values stays, the first among equals', () => {
    const rich = { id: 2, name: 'Ada', tags: ['a'] };
    const replies = [[{ id: 1, name: null, tags: [] }, rich], [{ id: 3, name: 'Bo', tags: ['b'] }]];
    expect(found({ Item: { type: 'object' } }, list, ...replies)).toEqual({ Item: rich });
  });

  test('those with nothing in them do not count', () => {
    expect(found({ Item: { type: 'object' } }, list, [{}, { name: null }])).toEqual({});
  });

  test('those as long as documents do not count', () => {
    const named = { Item: { type: 'object' } };
    expect(found(named, to('Item'), { id: 1 }, { id: 1, text: 'x'.repeat(20_000) })).toEqual({ Item: { id: 1 } });
  });
});

describe('an example is short:', () => {
  const shown = (schema: Schema, value: unknown) => found({ Shown: schema }, to('Shown'), value).Shown;

  test('two items of a list, or as many as it must have', () => {
    expect(shown({ items: { type: 'number' } }, [1, 2, 3])).toEqual([1, 2]);
    expect(shown({ items: { type: 'number' }, minItems: 4 }, [1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4]);
    expect(shown({ prefixItems: [{}, {}, {}] }, [1, 2, 3])).toEqual([1, 2, 3]);
  });

  test('the beginning of a long text, and of a file just its first bytes', () => {
    expect(shown({ type: 'string' }, 'x'.repeat(400))).toBe('x'.repeat(400));
    expect(shown({ type: 'string' }, 'x'.repeat(401))).toBe(`${'x'.repeat(399)}…`);
    expect(shown({ type: 'string', contentEncoding: 'base64' }, 'iVBORw0KGgoAAAAN')).toBe('iVBORw0K');
  });

  test('what has no schema is whole', () => {
    const payload = { required: ['a', 'b', 'c'], text: 'x'.repeat(500) };
    expect(shown({ properties: { payload: { additionalProperties: {} } } }, { payload })).toEqual({ payload });
  });
});

test('a reference to a schema that is not there is an error', () => {
  expect(() => found({}, to('Nobody'), {})).toThrow('has no schema with that name');
});
