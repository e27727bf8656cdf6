import { expect, test } from 'vitest';
import { formValues } from '../../../components/Form/formValues';
import { changedIn, NOBODY, newContact, typedIn } from './contactBody';

const ada = { ...NOBODY, name: 'Ada', email: 'ada@example.org', tags: ['vip'] };

const values = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return formValues(data);
};

test('a new contact says only what was filled in', () => {
  expect(newContact(ada)).toEqual({ name: 'Ada', email: 'ada@example.org', tags: ['vip'] });
});

test('a change says only what is different, and empties with null', () => {
  expect(changedIn({ ...ada, email: '', company: 'Northwind' }, ada)).toEqual({ email: null, company: 'Northwind' });
  expect(changedIn({ ...ada, tags: [], birthday: '1984-03-12' }, ada)).toEqual({ tags: [], birthday: '1984-03-12' });
  expect(changedIn(ada, ada)).toBeNull();
});

test('rows in which nothing stands are no custom fields', () => {
  const rows = [
    { id: 1, key: ' Blend ', value: 'House' },
    { id: 2, key: ' ', value: '' },
  ];
  const typed = typedIn(values({ name: ' Ada ', birthday: '' }), ['vip'], rows);
  expect(typed).toEqual({ ...NOBODY, name: 'Ada', tags: ['vip'], customFields: [{ key: 'Blend', value: 'House' }] });
});
