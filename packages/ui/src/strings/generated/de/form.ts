// Written by `npm run generate` from messages/de/form.json.
import type { Speech, TextOf } from '../../../locale';
import type { formStrings } from '../form';

export const formWords = ({ counted }: Speech): TextOf<typeof formStrings> => ({
  problems: ({ count }: { count: number }) => `${counted(count, 'Fehler', 'Fehler')} beheben`,
  changed: 'geändert',
  shouldBe: ({ expected }: { expected: string }) => `Erwartet: ${expected}.`,
  elsewhere: ({ field, message }: { field: string; message: string }) => `${field}: ${message}`,
  failed: 'Hier ist ein Fehler aufgetreten. Es wurde nichts gespeichert.',
});
