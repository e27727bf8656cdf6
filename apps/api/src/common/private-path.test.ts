import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeDataFolder } from '../app/data-folder.js';
import { openSqlite } from '../database/sqlite-dialect.js';

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

describe('only its owner may read', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'concordia-private-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('the data folder, whether it is made or was there already', () => {
    const existing = join(folder, 'existing');
    mkdirSync(existing, { mode: 0o755 });
    chmodSync(existing, 0o755);
    makeDataFolder(existing);
    makeDataFolder(join(folder, 'made'));
    expect([modeOf(existing), modeOf(join(folder, 'made'))]).toEqual(['700', '700']);
  });

  test('but a folder that all users share stays open to them', () => {
    const shared = join(folder, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    makeDataFolder(shared);
    expect(modeOf(shared)).toBe('1777');
  });

  test('the database and the files beside it, new ones and old ones', () => {
    const file = join(folder, 'concordia.db');
    const others = ['-wal', '-shm'].map((ending) => `${file}${ending}`);
    const first = openSqlite(file);
    first.exec('create table note (text)');
    expect([file, ...others].map(modeOf)).toEqual(['600', '600', '600']);
    for (const path of [file, ...others]) chmodSync(path, 0o644);
    const second = openSqlite(file);
    expect([file, ...others].map(modeOf)).toEqual(['600', '600', '600']);
    second.close();
    first.close();
  });

  test('and nothing is written into a database that is there', () => {
    const file = join(folder, 'concordia.db');
    const first = openSqlite(file);
    first.exec("create table note (text); insert into note values ('kept')");
    first.close();
    const second = openSqlite(file);
    expect(second.prepare('select text from note').all()).toEqual([{ text: 'kept' }]);
    second.close();
  });
});
