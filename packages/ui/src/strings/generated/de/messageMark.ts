// Written by `npm run generate` from messages/de/messageMark.json.
import type { Speech, TextOf } from '../../../locale';
import type { messageMarkStrings } from '../messageMark';

export const messageMarkWords = ({ counted }: Speech): TextOf<typeof messageMarkStrings> => ({
  attachments: ({ count }: { count: number }) => counted(count, 'Anhang', 'Anhänge'),
  receipt: {
    queued: 'In der Warteschlange',
    sent: 'Gesendet',
    delivered: 'Zugestellt',
    read: 'Gelesen',
    failed: 'Fehlgeschlagen',
  },
  snoozedUntil: ({ date }: { date: string }) => `Zurückgestellt bis ${date}`,
  due: ({ date }: { date: string }) => `Fällig: ${date}`,
  overdueSince: ({ date }: { date: string }) => `Überfällig seit ${date}`,
  assignedTo: ({ name }: { name: string }) => `Zugewiesen an ${name}`,
});
