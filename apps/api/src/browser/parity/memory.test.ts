import { expect, test } from 'vitest';
import Database, { putImage, takeImage } from '../node/better-sqlite3.js';

/** WebAssembly has 2 GiB. */
const MEMORY = 2 ** 31;
const SIZE = 16 * 2 ** 20;

test('a closed database leaves no memory behind, though its statements were never finalized', () => {
  const filled = new Database('/filled.db');
  filled.prepare('create table big (bytes blob)').run();
  filled.prepare('insert into big values (zeroblob(?))').run([SIZE]);
  const image = takeImage('/filled.db');
  filled.close();
  for (let taken = 0; taken < 1.2 * MEMORY; taken += image.byteLength) {
    putImage('/story.db', image);
    const story = new Database('/story.db');
    expect(story.prepare('select count(*) as count from big').all()).toEqual([{ count: 1 }]);
    story.close();
  }
});
