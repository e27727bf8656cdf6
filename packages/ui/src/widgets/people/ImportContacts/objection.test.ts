import { expect, test } from 'vitest';
import { objectionTo } from './objection';

const file = (name: string, size = 10) => ({ name, size });

test.each([
  ['Connections.csv', null],
  ['contacts.VCF', null],
  ['people.txt', null],
  ['Basic_LinkedInDataExport.zip', 'archive'],
  ['people.XLSX', 'spreadsheet'],
] as const)('%s: %s', (name, objection) => {
  expect(objectionTo([file(name)])).toBe(objection);
});

test('an empty file, and several at once', () => {
  expect(objectionTo([file('a.csv', 0)])).toBe('empty');
  expect(objectionTo([file('a.csv'), file('b.csv')])).toBe('several');
  expect(objectionTo([])).toBeNull();
});
