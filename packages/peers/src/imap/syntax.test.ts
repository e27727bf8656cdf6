import { describe, expect, it } from 'vitest';
import { CommandBuffer } from './command-buffer.js';
import { inSet, readCommand, written } from './syntax.js';

describe('a command', () => {
  it('has words, quoted texts, literals and lists', () => {
    expect(readCommand('a1 LOGIN "ma \\"ra" {3}\r\n a)')).toEqual({
      tag: 'a1',
      name: 'LOGIN',
      values: ['ma "ra', ' a)'],
    });
    expect(readCommand('a2 uid fetch 1:2,7 (FLAGS BODY.PEEK[HEADER.FIELDS (FROM TO)]<0.5>)')).toEqual({
      tag: 'a2',
      name: 'UID FETCH',
      values: ['1:2,7', ['FLAGS', 'BODY.PEEK[HEADER.FIELDS (FROM TO)]<0.5>']],
    });
  });

  it.each(['', 'a1', 'a1 STORE (1', 'a1 STORE 1)', 'a1 LOGIN "a', `a1 X ${'('.repeat(40)}${')'.repeat(40)}`])(
    'is refused as %j',
    (text) => {
      expect(() => readCommand(text)).toThrow();
    },
  );

  it('is whole when its literals are there, however it is cut, and is asked to go on once', () => {
    const sent = Buffer.from('a1 LOGIN {4}\r\nma\r\n {2+}\r\npw\r\na2 NOOP\r\n');
    let asked = 0;
    const commands: string[] = [];
    const buffer = new CommandBuffer(() => {
      asked += 1;
    });
    for (const byte of sent) {
      buffer.add(Uint8Array.of(byte));
      for (let next = buffer.next(); next !== null; next = buffer.next()) commands.push(next);
    }
    expect(commands).toEqual(['a1 LOGIN {4}\r\nma\r\n {2+}\r\npw', 'a2 NOOP']);
    expect(asked).toBe(1);
  });
});

describe('a set', () => {
  it('has its ends in any order, and a star for the highest', () => {
    const within = (set: string) => [1, 2, 3, 4, 5].filter(inSet(set, 5));
    expect(within('2')).toEqual([2]);
    expect(within('4:2')).toEqual([2, 3, 4]);
    expect(within('1,4:*')).toEqual([1, 4, 5]);
    // RFC 3501, 6.4.8: the highest is always in such a range.
    expect(within('9:*')).toEqual([5]);
    expect(() => inSet('1,', 5)).toThrow();
  });
});

it('writes what cannot be quoted as a literal', () => {
  expect(written('Sent mail')).toBe('"Sent mail"');
  expect(written('a"b')).toBe('{3}\r\na"b');
});
