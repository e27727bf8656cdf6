import { expect, test } from 'vitest';
import { withField } from './contactFields';

const fields = [
  { key: 'Region', value: 'North' },
  { key: 'Sites', value: '3' },
];

test('a custom field is changed in its place, under its own spelling', () => {
  expect(withField(fields, 'field:region', 'South')).toEqual([{ key: 'Region', value: 'South' }, fields[1]]);
});

test('a new one comes last, and an empty one goes', () => {
  expect(withField(fields, 'field:Size', 'XL')).toEqual([...fields, { key: 'Size', value: 'XL' }]);
  expect(withField(fields, 'field:Region', '')).toEqual([fields[1]]);
});
