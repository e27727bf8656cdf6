// Written by `npm run generate` from messages/de/replyFile.json.
import type { Speech, TextOf } from '../../../locale';
import type { replyFileStrings } from '../replyFile';

export const replyFileWords = ({ counted }: Speech): TextOf<typeof replyFileStrings> => ({
  list: 'Dateien dieser Nachricht',
  attach: 'Dateien anhängen',
  remove: ({ name }: { name: string }) => `${name} entfernen`,
  sent: ({ sent, all }: { sent: string; all: string }) => `${sent} von ${all}`,
  notUploaded: ({ name }: { name: string }) => `${name} wurde nicht hochgeladen.`,
  retry: 'Erneut versuchen',
  preparing: 'Eine Datei wird noch hochgeladen. Senden Sie die Nachricht, sobald das abgeschlossen ist.',
  uploading: ({ name }: { name: string }) => `${name} wird noch hochgeladen. Senden Sie die Nachricht, sobald das abgeschlossen ist.`,
  missing: ({ name }: { name: string }) => `${name} wurde nicht hochgeladen. Versuchen Sie es erneut oder entfernen Sie die Datei.`,
  missingGone: ({ name }: { name: string }) => `${name} wurde nicht hochgeladen. Wählen Sie die Datei noch einmal aus oder entfernen Sie sie.`,
  notTaken: 'Nimmt keine Dateien an',
  notTheseTaken: 'Nimmt diese Dateien nicht an',
  templateTitle: 'Vorlage senden',
  templateWhy: 'Außerhalb der 24 Stunden kommen nur Nachrichten an, die WhatsApp vorab freigegeben hat.',
  choose: 'Vorlage',
  place: ({ name }: { name: string }) => `Text für {{${name}}}`,
  placeInHeader: ({ name }: { name: string }) => `Text für {{${name}}} in der Überschrift`,
  placeInButton: ({ label }: { label: string }) => `Ende der Adresse von „${label}“`,
  example: ({ text }: { text: string }) => `Zum Beispiel ${text}`,
  templateFile: {
    image: 'Bild hinzufügen',
    video: 'Film hinzufügen',
    document: 'Dokument hinzufügen',
  },
  places: ({ places }: { places: number }) => counted(places, 'Platzhalter auszufüllen', 'Platzhalter auszufüllen'),
  preview: 'Vorschau',
  send: 'Senden',
  cancel: 'Abbrechen',
  noTemplates: 'Es gibt keine freigegebenen Vorlagen, die sich hier ausfüllen lassen. Legen Sie eine im WhatsApp Manager an.',
  templatesFailed: 'Die Vorlagen konnten nicht geladen werden.',
  categories: {
    marketing: 'Marketing',
    utility: 'Utility',
    authentication: 'Authentifizierung',
  },
  form: {
    voice: 'Als Sprachnachricht senden',
    sticker: 'Als Sticker senden',
  },
});
