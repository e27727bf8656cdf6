import { expect, it } from 'vitest';
import { type FileUpload, fileUploads } from './fileUploads';
import { inPlace } from './inPlace';

const file = new File(['a'], 'a.txt');
const started: FileUpload = { id: 1, file, sentBytes: 0, problem: null };

it('follows an upload, its failure and another attempt', () => {
  let uploads = fileUploads([], { type: 'started', id: 1, file });
  expect(uploads).toEqual([started]);
  uploads = fileUploads(uploads, { type: 'progressed', id: 1, sentBytes: 7 });
  uploads = fileUploads(uploads, { type: 'failed', id: 1, problem: 'no' });
  expect(uploads).toEqual([{ ...started, sentBytes: 7, problem: 'no' }]);
  uploads = fileUploads(uploads, { type: 'started', id: 1, file });
  expect(uploads).toEqual([started]);
  expect(fileUploads(uploads, { type: 'progressed', id: 2, sentBytes: 1 })).toEqual([started]);
  expect(fileUploads(uploads, { type: 'ended', id: 1 })).toEqual([]);
});

it('leaves files in the order in which they were picked, whichever arrives first', () => {
  const [kept, first, second] = [{ id: 'kept' }, { id: 'first' }, { id: 'second' }];
  const places = new Map([
    [first.id, 1],
    [second.id, 2],
  ]);
  expect(inPlace(inPlace([kept], second, places), first, places)).toEqual([kept, first, second]);
  expect(inPlace(inPlace([kept], first, places), second, places)).toEqual([kept, first, second]);
});
