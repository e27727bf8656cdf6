import { describe, expect, it } from 'vitest';
import { sortFiles } from './sortFiles';

const file = (name: string, bytes = 1, type = '') => new File(['x'.repeat(bytes)], name, { type, lastModified: 0 });
const reasons = (chosen: File[], accept: string[]) =>
  sortFiles([], chosen, { accept, allowsMultiple: true }).refused.map(
    ({ file: { name }, reason }) => `${name}: ${reason}`,
  );

describe('chosen files', () => {
  it('are taken by extension, whatever its case, by media type and by family', () => {
    const chosen = [file('A.MBOX'), file('b.png', 1, 'image/png'), file('c.txt', 1, 'text/plain'), file('d.pdf')];
    expect(reasons(chosen, ['.mbox', 'image/*', 'text/plain'])).toEqual(['d.pdf: kind']);
    expect(reasons(chosen, [])).toEqual([]);
  });

  it('are refused when they are too large, to the byte', () => {
    const sorted = sortFiles([], [file('four', 4), file('five', 5)], { maxBytes: 4, allowsMultiple: true });
    expect(sorted.taken.map(({ name }) => name)).toEqual(['four']);
    expect(sorted.refused).toMatchObject([{ reason: 'size' }]);
  });

  it('join those that are there, each once', () => {
    const first = file('first');
    const sorted = sortFiles([first], [file('first'), file('second')], { allowsMultiple: true });
    expect(sorted.taken.map(({ name }) => name)).toEqual(['first', 'second']);
  });

  it('take the place of the one where only one goes; a refused one takes nobody’s', () => {
    const rules = { accept: ['.eml'], allowsMultiple: false };
    const before = [file('old.eml')];
    const sorted = sortFiles(before, [file('new.eml'), file('newer.eml')], rules);
    expect(sorted.taken.map(({ name }) => name)).toEqual(['new.eml']);
    expect(sorted.refused).toMatchObject([{ reason: 'count' }]);
    expect(sortFiles(before, [file('photo.png')], rules).taken).toEqual(before);
  });
});
