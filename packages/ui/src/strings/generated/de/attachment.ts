// Written by `npm run generate` from messages/de/attachment.json.
import type { Speech, TextOf } from '../../../locale';
import type { attachmentStrings } from '../attachment';

export const attachmentWords = ({ figure }: Speech): TextOf<typeof attachmentStrings> => ({
  download: 'Herunterladen',
  list: 'Anhänge',
  kindAndSize: ({ kind, size }: { kind: string; size: string }) => `${kind}, ${size}`,
  onItsWay: 'Wird abgerufen',
  notHere: {
    too_large: ({ limit }: { limit: string }) => `Größer als ${limit}, daher nicht gespeichert`,
    refused: 'Das Netzwerk des Absenders gibt die Datei nicht heraus',
    unreachable: 'Das Netzwerk des Absenders war nicht erreichbar',
    not_connected: 'Der Kanal wurde vor dem Abruf getrennt',
    not_exported: 'Nicht im importierten Export enthalten',
    unknown: 'Die Datei konnte nicht abgerufen werden',
  },
  open: 'Öffnen',
  heading: ({ name, detail }: { name: string; detail: string }) => `${name}, ${detail}`,
  previous: 'Vorige Datei',
  next: 'Nächste Datei',
  position: ({ place, count }: { place: number; count: number }) => `${figure(place)} von ${figure(count)}`,
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'An das Fenster anpassen',
  original: 'Originalgröße',
  noViewer: 'Dieser Browser kann keine PDFs anzeigen: Laden Sie die Datei herunter, um sie zu öffnen.',
  previewFailed: 'Die Vorschau konnte nicht geladen werden: Laden Sie die Datei herunter, um sie zu öffnen.',
});
