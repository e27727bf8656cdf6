import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testSettings } from '../testing/test-database.js';
import { SealBroken, Sealing } from './sealing.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'concordia-seal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sealing = () =>
  new Sealing(
    testSettings({
      dataDir: folder,
      target: { engine: 'sqlite', file: join(folder, 'c.db') },
      remove: () => Promise.resolve(),
    }),
  );
const keyFile = () => join(folder, 'secrets.key');
const place = ['w', 'sms', 'authToken'] as const;

describe('a sealed value', () => {
  test('opens in its own place, also after a restart, and is another one each time', () => {
    const sealed = sealing().seal('täst', place);
    expect(sealed).not.toContain('täst');
    expect(sealing().open(sealed, place)).toBe('täst');
    expect(sealing().seal('täst', place)).not.toBe(sealed);
  });

  test('opens in no other place', () => {
    const one = sealing();
    const sealed = one.seal('secret', place);
    for (const other of [
      ['v', 'sms', 'authToken'],
      ['w', 'email', 'authToken'],
      ['w', 'sms', 'apiKey'],
    ] as const) {
      expect(() => one.open(sealed, other)).toThrow(SealBroken);
      expect(one.openIfWhole(sealed, other)).toBeNull();
    }
  });

  test('does not open when one character was changed', () => {
    const one = sealing();
    const sealed = one.seal('secret that is longer', place);
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), (at) => {
        const [start, rest] = [sealed.slice(0, at), sealed.slice(at + 1)];
        const other = sealed[at] === '.' ? '_' : sealed[at] === 'A' ? 'z' : 'A';
        expect(() => one.open(`${start}${other}${rest}`, place)).toThrow(SealBroken);
      }),
    );
  });

  test('opens with an older key when there is a newer one, which seals from then on', () => {
    const before = sealing();
    const sealed = before.seal('old', place);
    writeFileSync(keyFile(), `${Buffer.alloc(32, 7).toString('base64')}\n${readFileSync(keyFile(), 'utf8')}`);
    const after = sealing();
    expect(after.open(sealed, place)).toBe('old');
    expect(after.keyIds).toHaveLength(2);
    expect(after.seal('new', place)).toContain(after.keyIds[0]);
    expect(() => before.open(after.seal('new', place), place)).toThrow(SealBroken);
  });
});

describe('the key file', () => {
  test('is for its owner alone', () => {
    sealing().seal('x', place);
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    chmodSync(keyFile(), 0o640);
    expect(() => sealing().keyIds).toThrow(/Other users can read .* chmod 600/);
  });

  test.each(['', 'short', Buffer.alloc(31).toString('base64')])('is refused when it holds %j', (content) => {
    writeFileSync(keyFile(), content, { mode: 0o600 });
    expect(() => sealing().keyIds).toThrow(/Restore the right file from your backup/);
  });
});
