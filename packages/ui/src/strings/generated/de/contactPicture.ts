// Written by `npm run generate` from messages/de/contactPicture.json.
import type { TextOf } from '../../../locale';
import type { contactPictureStrings } from '../contactPicture';

export const contactPictureWords = (): TextOf<typeof contactPictureStrings> => ({
  title: ({ name }: { name: string }) => `Bild von ${name}`,
  choose: 'Bild auswählen',
  replace: 'Anderes auswählen',
  remove: 'Entfernen',
  close: 'Schließen',
  help: 'PNG, JPEG, WebP oder GIF. Es wird quadratisch zugeschnitten und ohne Metadaten auf diesem Server gespeichert.',
  ours: 'Sobald Sie das Bild festlegen oder entfernen, werden Messenger, Instagram und Telegram nicht mehr danach gefragt.',
  unreadable: 'Diese Datei ist kein Bild, das sich anzeigen lässt. Wählen Sie PNG, JPEG, WebP oder GIF.',
  saved: 'Bild gespeichert',
  removed: 'Bild entfernt',
  failed: 'Das Bild wurde nicht gespeichert',
});
