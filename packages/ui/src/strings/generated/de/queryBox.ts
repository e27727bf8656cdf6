// Written by `npm run generate` from messages/de/queryBox.json.
import type { Speech, TextOf } from '../../../locale';
import type { queryBoxStrings } from '../queryBox';

export const queryBoxWords = ({ counted }: Speech): TextOf<typeof queryBoxStrings> => ({
  label: 'Abfrage',
  placeholder: 'title:founder AND recent_reply:<7d',
  search: 'Suchen',
  completions: 'Vervollständigungen',
  kind: {
    selector: 'Selektor',
    value: 'bekannter Wert',
    operator: 'Operator',
  },
  count: ({ count }: { count: number }) => counted(count, 'Person oder Unternehmen', 'Personen und Unternehmen'),
  selectors: 'Selektoren',
  operators: 'Operatoren',
  insert: 'Einfügen',
  help: 'Selektoren, Wörter und „Wortgruppen“, verbunden mit AND, OR, NOT und Klammern; * steht für beliebige Buchstaben.',
  filter: 'Filter',
  apply: 'Filtern',
});
