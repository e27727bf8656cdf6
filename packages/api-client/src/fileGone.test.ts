import { expect, test } from 'vitest';
import { FileGoneError, sendProblemOf } from './fileGone';

class GoneBlob extends Blob {
  override slice(): Blob {
    return new GoneBlob();
  }

  override arrayBuffer(): Promise<never> {
    return Promise.reject(new DOMException('A requested file could not be found.', 'NotFoundError'));
  }
}

const unreached = new TypeError('Failed to fetch');

test('a file that cannot be read any more is why it was not sent', async () => {
  expect(await sendProblemOf(new GoneBlob(), unreached)).toBeInstanceOf(FileGoneError);
});

test('one that can be read did not reach the server', async () => {
  expect(await sendProblemOf(new Blob(['a']), unreached)).toBe(unreached);
});

test('a refusal stays what it is, whatever became of the file', async () => {
  const refused = new Error('413: too large');
  expect(await sendProblemOf(new GoneBlob(), refused)).toBe(refused);
});
