import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ArchiveError } from '../archive-error.js';
import { type JsonDecision, type JsonPath, jsonParts } from './json-parts.js';

async function* chunked(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function partsOf(text: string, decide: (path: JsonPath) => JsonDecision, size = 3, longest?: number) {
  const parts: [string, unknown][] = [];
  for await (const part of jsonParts(chunked(text, size), decide, longest)) {
    parts.push([part.path.join('.'), part.text === null ? 'too long' : JSON.parse(part.text)]);
  }
  return parts;
}

const elements = (path: JsonPath): JsonDecision => (path.length === 0 ? 'enter' : 'take');

it('enters, takes and passes over', async () => {
  const text = '\ufeff{"a": [1, {"b": "]}\\""}, null], "skip": {"x": [1, "}"]}, "n": -1.5e3 }\n';
  const decide = (path: JsonPath): JsonDecision =>
    path[0] === 'skip' ? 'skip' : path.length === 0 || (path[0] === 'a' && path.length === 1) ? 'enter' : 'take';
  expect(await partsOf(text, decide)).toEqual([
    ['a.0', 1],
    ['a.1', { b: ']}"' }],
    ['a.2', null],
    ['n', -1500],
  ]);
});

it('cuts any document into its elements, however it is chunked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 40 }), async (values, size) => {
      const parts = await partsOf(JSON.stringify(values, null, size % 3), elements, size);
      expect(parts).toEqual(values.map((value, index) => [String(index), JSON.parse(JSON.stringify(value))]));
    }),
  );
});

it('says of every cut that the file is cut off', async () => {
  const text = '{"messages": [{"id": 1, "text": "a\\"b"}, {"id": 2}]}';
  for (let end = 0; end < text.length; end += 1) {
    await expect(partsOf(text.slice(0, end), elements)).rejects.toMatchObject({ code: 'archive_cut_off' });
  }
});

it.each(['{"a" 1}', '[1 2]', '{1: 2}', '[1}', 'x]', '{"a": 1}}', '[]]'])('refuses %s', async (text) => {
  await expect(partsOf(text, () => 'enter')).rejects.toBeInstanceOf(ArchiveError);
});

it('passes over an element that is too long, and goes on', async () => {
  expect(await partsOf(`["${'x'.repeat(50)}", 2]`, elements, 4, 20)).toEqual([
    ['0', 'too long'],
    ['1', 2],
  ]);
});
