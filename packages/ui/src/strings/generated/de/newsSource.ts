// Written by `npm run generate` from messages/de/newsSource.json.
import type { TextOf } from '../../../locale';
import type { newsSourceStrings } from '../newsSource';

export const newsSourceWords = (): TextOf<typeof newsSourceStrings> => ({
  title: 'Nachrichtenquellen',
  help: 'Woher die Schlagzeilen des Tickers kommen: RSS-, Atom- oder JSON-Feeds.',
  failed: 'Die Quellen konnten nicht geladen werden',
  none: 'Keine Quellen',
  noneHelp: 'Fügen Sie den Feed einer Zeitung hinzu, die Sie lesen, und ihre Schlagzeilen laufen im Ticker.',
  add: 'Quelle hinzufügen',
  address: 'Adresse des Feeds',
  addressHelp: 'Zum Beispiel https://www.ecb.europa.eu/rss/press.html',
  addressWrong: 'Eine Adresse, die mit https:// oder http:// beginnt',
  renameTitle: 'Quelle umbenennen',
  removed: ({ name }: { name: string }) => `${name} wurde entfernt`,
  undo: 'Rückgängig machen',
  askRemoveSample: ({ name }: { name: string }) => `${name} entfernen?`,
  askRemoveSampleHelp: 'Dieses Beispiel gehört zum Programm und lässt sich nicht erneut hinzufügen. Wenn Sie es nur ausschalten, können Sie es zurückholen.',
  removeFailed: ({ name }: { name: string }) => `${name} wurde nicht entfernt`,
  undoFailed: ({ name }: { name: string }) => `${name} konnte nicht wiederhergestellt werden`,
});
