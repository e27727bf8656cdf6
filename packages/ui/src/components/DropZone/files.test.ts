import type { DirectoryDropItem, DropItem, FileDropItem } from 'react-aria-components';
import { describe, expect, it } from 'vitest';
import { droppedFiles } from './files';

const file = (name: string): FileDropItem => ({
  kind: 'file',
  type: 'message/rfc822',
  name,
  getFile: async () => new File(['From: a@example.org'], name),
  getText: async () => 'From: a@example.org',
});

const folder = (name: string, entries: (FileDropItem | DirectoryDropItem)[]): DirectoryDropItem => ({
  kind: 'directory',
  name,
  getEntries: async function* () {
    yield* entries;
  },
});

const words: DropItem = { kind: 'text', types: new Set(['text/plain']), getText: async () => 'hello' };

const names = async (items: DropItem[]) => (await droppedFiles(items)).map(({ name }) => name);

describe('droppedFiles', () => {
  it('opens folders however deep, in the order of the drop', async () => {
    const tree = folder('mail', [file('one.eml'), folder('2019', [file('two.eml')]), folder('empty', [])]);
    expect(await names([tree, file('takeout.mbox')])).toEqual(['one.eml', 'two.eml', 'takeout.mbox']);
  });

  it('takes nothing from text or links', async () => {
    expect(await names([words])).toEqual([]);
  });

  it('passes on that a file could not be read', async () => {
    const gone: FileDropItem = { ...file('gone.eml'), getFile: () => Promise.reject(new Error('NotFoundError')) };
    await expect(droppedFiles([gone])).rejects.toThrow('NotFoundError');
  });
});
