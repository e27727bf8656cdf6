// Written by `npm run generate` from messages/de/calendarSubscription.json.
import type { TextOf } from '../../../locale';
import type { calendarSubscriptionStrings } from '../calendarSubscription';

export const calendarSubscriptionWords = (): TextOf<typeof calendarSubscriptionStrings> => ({
  title: 'Kalender',
  help: 'Ihre Termine stehen in „Heute“. Concordia liest sie nur, alle fünfzehn Minuten.',
  failed: 'Die Kalender konnten nicht gelesen werden',
  none: 'Keine Kalender',
  noneHelp: 'Fügen Sie die geheime Adresse Ihres Kalenders hinzu, und seine Termine stehen in „Heute“.',
  add: 'Kalender hinzufügen',
  address: 'Geheime Adresse im iCal-Format',
  addressHelp: 'In Google Kalender steht sie unter „Einstellungen“ als „Privatadresse im iCal-Format“; in Outlook unter „Kalender veröffentlichen“. Sie wird verschlüsselt gespeichert.',
  addressWrong: 'Eine Adresse, die mit https://, http:// oder webcal:// beginnt',
  renameTitle: 'Kalender umbenennen',
  askRemove: ({ name }: { name: string }) => `${name} entfernen?`,
  askRemoveHelp: 'Seine Termine verschwinden aus „Heute“. Um ihn erneut hinzuzufügen, brauchen Sie seine Adresse.',
});
