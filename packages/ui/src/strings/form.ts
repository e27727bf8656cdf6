import { section } from '../locale';

/** What a form says when it is not accepted. */
export const formStrings = section('form', ({ counted }) => ({
  problems: (count: number) => `${counted(count, 'problem', 'problems')} to solve`,
  changed: 'changed',
  shouldBe: (expected: string) => `Should be ${expected}.`,
  elsewhere: (field: string, message: string) => `${field}: ${message}`,
  failed: 'Something went wrong here. Nothing was saved.',
}));
