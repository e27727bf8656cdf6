// Written by `npm run generate` from messages/de/action.json.
import type { Speech, TextOf } from '../../../locale';
import type { actionStrings } from '../action';

export const actionWords = ({ figure, form }: Speech): TextOf<typeof actionStrings> => ({
  undo: 'Rückgängig machen',
  undone: ({ said }: { said: string }) => `Rückgängig gemacht: ${said}`,
  moved: ({ count, column }: { count: number; column: string }) => form(count, `Nach „${column}“ verschoben`, `${figure(count)} Nachrichten nach „${column}“ verschoben`),
  snoozed: ({ count, until }: { count: number; until: string }) => form(count, `Zurückgestellt bis ${until}`, `${figure(count)} Nachrichten zurückgestellt bis ${until}`),
  woken: ({ count }: { count: number }) => form(count, 'Zurückgeholt', `${figure(count)} Nachrichten zurückgeholt`),
  assigned: ({ count }: { count: number }) => form(count, 'Zugewiesen', `${figure(count)} Nachrichten zugewiesen`),
  unassigned: ({ count }: { count: number }) => form(count, 'Zuweisung aufgehoben', `Zuweisung von ${figure(count)} Nachrichten aufgehoben`),
  urgent: ({ count }: { count: number }) => form(count, 'Als dringend markiert', `${figure(count)} Nachrichten als dringend markiert`),
  notUrgent: ({ count }: { count: number }) => form(count, 'Als nicht dringend markiert', `${figure(count)} Nachrichten als nicht dringend markiert`),
  read: ({ count }: { count: number }) => form(count, 'Als gelesen markiert', `${figure(count)} Nachrichten als gelesen markiert`),
  unread: ({ count }: { count: number }) => form(count, 'Als ungelesen markiert', `${figure(count)} Nachrichten als ungelesen markiert`),
});
