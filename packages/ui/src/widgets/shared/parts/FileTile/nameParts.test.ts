import { expect, it } from 'vitest';
import { nameParts } from './nameParts';

it.each([
  ['offer 2026.pdf', 'offer 2026', '.pdf'],
  ['archive.tar.gz', 'archive.tar', '.gz'],
  ['README', 'README', ''],
  ['.gitignore', '.gitignore', ''],
  ['Rev. 2 of the offer', 'Rev. 2 of the offer', ''],
  ['a sentence.that is no extension', 'a sentence.that is no extension', ''],
  ['file.averylongend', 'file.averylongend', ''],
  ['מפה.png', 'מפה', '.png'],
  ['', '', ''],
])('%j is %j and %j', (name, stem, extension) => expect(nameParts(name)).toEqual([stem, extension]));
