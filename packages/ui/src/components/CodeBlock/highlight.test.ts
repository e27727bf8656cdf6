import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';
import { plainLines } from './tokens';

const textOf = (lines: ReturnType<typeof highlight>) =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n');

describe('highlighting', () => {
  it.each([
    ['json', '{\n  "name": "Ada",\n\n  "age": 36\n}'],
    ['bash', '#!/bin/sh\ncurl -X POST "$URL" # once\n'],
    ['http', 'POST /hooks HTTP/1.1\ncontent-type: application/json\n\n{"ok": true}'],
    ['typescript', 'const greet = (name: string) => `Hello ${name.trim()}`;\n/* two\n   lines */'],
    ['python', 'def greet(name: str) -> str:\n    """Says hello."""\n    return f"Hello {name}"  # once\n'],
    ['javascript', 'if (a < 3 && b > /x/.test("y")) return null;'],
  ] as const)('loses and adds nothing: %s', (language, code) => {
    expect(textOf(highlight(code, language))).toBe(code);
  });

  it('tells names, strings, numbers and literals of JSON apart', () => {
    const kinds = highlight('{"a": ["b", 1, true]}', 'json').flat();
    const kindOf = (text: string) => kinds.find((token) => token.text === text)?.kind;
    expect([kindOf('"a"'), kindOf('"b"'), kindOf('1'), kindOf('true')]).toEqual([
      'name',
      'string',
      'number',
      'keyword',
    ]);
  });

  it('goes on with a comment on its next line', () => {
    const [first, second] = highlight('/* one\ntwo */', 'javascript');
    expect(first).toEqual([{ text: '/* one', kind: 'comment' }]);
    expect(second).toEqual([{ text: 'two */', kind: 'comment' }]);
  });

  it('leaves what is in no language as it is', () => {
    expect(plainLines('a\n\nb')).toHaveLength(3);
  });
});
