import type { ContactImportProblem } from '@concordia/api-client';
import { expect, test } from 'vitest';
import { speechOf } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';
import { problemsCsv } from './problemsFile';

const words = contactImportStrings.english(speechOf('en-GB'));

const problem = (more: Partial<ContactImportProblem>): ContactImportProblem => ({
  id: 'p',
  row: 7,
  field: 'email',
  code: 'MALFORMED',
  reason: 'This is no address.',
  value: 'ada@',
  ...more,
});

test('one line each under headings, quoted where needed', () => {
  const problems = [problem({}), problem({ row: 12, field: null, value: 'say "hello", world', reason: 'Two\nlines' })];
  expect(problemsCsv(problems, words)).toBe(
    '\uFEFFRow,Field,Value,Problem\r\n7,Email,ada@,This is no address.\r\n12,,"say ""hello"", world","Two\nlines"\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3|cmd', "'-2+3|cmd"],
  ['+43 660 1234', '+43 660 1234'],
])('%s is inert in a spreadsheet', (value, safe) => {
  expect(problemsCsv([problem({ value })], words).split(',')[5]).toBe(safe);
});
