// Written by `npm run generate` from messages/de/messageBody.json.
import type { Speech, TextOf } from '../../../locale';
import type { messageBodyStrings } from '../messageBody';

export const messageBodyWords = ({ counted, figure }: Speech): TextOf<typeof messageBodyStrings> => ({
  to: ({ name }: { name: string }) => `an ${name}`,
  toMore: ({ name, more }: { name: string; more: number }) => `an ${name}, +${figure(more)}`,
  me: 'Sie',
  unknownRecipient: 'Unbekannter Empfänger',
  quotedText: 'Zitierten Text anzeigen',
  signature: 'Signatur anzeigen',
  original: 'Im Original anzeigen',
  plain: 'Als Text anzeigen',
  remoteImages: 'Externe Bilder anzeigen',
  remoteHeld: ({ count }: { count: number }) => counted(count, 'externes Bild wurde zurückgehalten: Beim Laden erfährt der Absender, dass Sie die Nachricht gelesen haben.', 'externe Bilder wurden zurückgehalten: Beim Laden erfährt der Absender, dass Sie die Nachricht gelesen haben.'),
  mailFrame: ({ sender }: { sender: string }) => `Nachricht von ${sender} im Original`,
});
