// Written by `npm run generate` from messages/de/cannedReply.json.
import type { Speech, TextOf } from '../../../locale';
import type { cannedReplyStrings } from '../cannedReply';

export const cannedReplyWords = ({ figure }: Speech): TextOf<typeof cannedReplyStrings> => ({
  title: 'Textbausteine',
  none: 'Noch keine Textbausteine',
  noneHelp: 'Speichern Sie, was Sie jede Woche schreiben, und rufen Sie es über den Namen ab.',
  failed: 'Die Textbausteine konnten nicht geladen werden.',
  add: 'Textbaustein hinzufügen',
  edit: ({ name }: { name: string }) => `${name} bearbeiten`,
  remove: ({ name }: { name: string }) => `${name} entfernen`,
  name: 'Name',
  content: 'Text',
  contentHelp: '{first_name}, {company} und {my_name} werden passend zur angeschriebenen Person ausgefüllt.',
  shortcut: 'Kürzel (optional)',
  shortcutHelp: 'In einer Antwort nach einem Schrägstrich einzugeben: Kleinbuchstaben, Ziffern und Bindestriche.',
  nameNeeded: 'Ein Name ist erforderlich',
  nameTooLong: ({ most }: { most: number }) => `Höchstens ${figure(most)} Zeichen`,
  contentNeeded: 'Ein Text ist erforderlich',
  contentTooLong: ({ most }: { most: number }) => `Höchstens ${figure(most)} Zeichen`,
  shortcutWrong: 'Nur Kleinbuchstaben, Ziffern und Bindestriche',
  save: 'Speichern',
  cancel: 'Abbrechen',
  removeTitle: ({ name }: { name: string }) => `„${name}“ entfernen?`,
  removeHelp: 'Der Textbaustein lässt sich nicht mehr verwenden. Bereits damit Gesendetes bleibt erhalten.',
  removeConfirm: 'Entfernen',
});
