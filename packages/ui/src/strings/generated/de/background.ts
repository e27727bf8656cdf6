// Written by `npm run generate` from messages/de/background.json.
import type { TextOf } from '../../../locale';
import type { backgroundStrings } from '../background';

export const backgroundWords = (): TextOf<typeof backgroundStrings> => ({
  lastContact: 'Letzte Nachricht',
  promises: 'Von Ihnen zugesagt',
  kept: 'Eingehalten',
  due: ({ when }: { when: string }) => `Fällig ${when}`,
  overdueSince: ({ when }: { when: string }) => `Überfällig seit ${when}`,
  notes: 'Notizen',
  requests: 'Wurde erbeten',
});
