import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.js';
import { SqliteLock } from './sqlite-lock.js';

describe('while another process holds the lock of the SQLite file', () => {
  let opened: TestApp;
  let other: Database.Database;
  beforeAll(async () => {
    opened = await openTestApp('sqlite');
    const { database } = opened.settings;
    if (database.engine !== 'sqlite') throw new Error('This test is about SQLite.');
    other = new Database(database.file);
  });
  afterAll(async () => {
    other.close();
    await opened.close();
  });

  const write = (name: string) => opened.request({ method: 'POST', url: '/api/projects', payload: { name } });

  test('reads are answered, and writes are done when it is free again', async () => {
    // A job that begins with the program may be writing just now.
    await new SqliteLock().whenFree(() => other.exec('begin immediate'));
    let isWritten = false;
    const writing = Promise.all([write('First'), write('Second')]).then((answers) => {
      isWritten = true;
      return answers.map(({ statusCode }) => statusCode);
    });
    for (let count = 0; count < 20; count += 1) {
      expect((await opened.request({ method: 'GET', url: '/api/messages' })).statusCode).toBe(200);
      await nextTurn();
    }
    expect(isWritten).toBe(false);
    other.exec('commit');
    expect(await writing).toEqual([201, 201]);
    expect((await opened.get<{ name: string }[]>('/api/projects')).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['First', 'Second']),
    );
  });

  test('a statement that waits for too long is refused, and so is every other one until it is free', async () => {
    const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    let attempts = 0;
    const lock = new SqliteLock(40);
    const refused = () => {
      attempts += 1;
      throw busy;
    };
    await expect(lock.whenFree(refused)).rejects.toMatchObject({ code: 'DATABASE_BUSY', cause: busy });
    expect(attempts).toBeGreaterThan(1);
    const before = attempts;
    await expect(lock.whenFree(refused)).rejects.toMatchObject({ code: 'DATABASE_BUSY' });
    expect(attempts).toBe(before + 1);
    expect(await lock.whenFree(() => 'done')).toBe('done');
    await expect(lock.whenFree(refused)).rejects.toMatchObject({ code: 'DATABASE_BUSY' });
    expect(attempts).toBeGreaterThan(before + 2);
  });

  test('what is wrong with a statement itself is no lock', async () => {
    const wrong = Object.assign(new Error('no such table'), { code: 'SQLITE_ERROR' });
    await expect(
      new SqliteLock().whenFree(() => {
        throw wrong;
      }),
    ).rejects.toBe(wrong);
  });
});
