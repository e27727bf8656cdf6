// Written by `npm run generate` from messages/en/form.json.
import { section } from '../../locale';

export const formStrings = section('form', ({ counted }) => ({
  problems: ({ count }: { count: number }) => `Fix ${counted(count, 'error', 'errors')}`,
  changed: 'changed',
  shouldBe: ({ expected }: { expected: string }) => `Should be ${expected}.`,
  elsewhere: ({ field, message }: { field: string; message: string }) => `${field}: ${message}`,
  failed: 'Something went wrong here. Nothing was saved.',
}));
