// Written by `npm run generate` from messages/de/chatArchive.json.
import type { Speech, TextOf } from '../../../locale';
import type { chatArchiveStrings } from '../chatArchive';

export const chatArchiveWords = ({ counted, figure }: Speech): TextOf<typeof chatArchiveStrings> => ({
  question: 'Wer davon sind Sie?',
  questionHelp: 'Die Datei verrät nicht, wem sie gehört. Bei späteren Dateien dieser Art wird nicht mehr gefragt.',
  wrote: ({ count }: { count: number }) => counted(count, 'Nachricht', 'Nachrichten'),
  nobody: 'Niemand davon',
  answer: 'Importieren',
  chats: 'Chat-Export mitbringen',
  from: {
    whatsapp: 'WhatsApp: Öffnen Sie den Chat, tippen Sie im Menü auf „Mehr“, „Chat exportieren“ und laden Sie die Datei hoch.',
    telegram: 'Telegram: Wählen Sie in Telegram Desktop „Einstellungen“, „Erweitert“, „Telegram-Daten exportieren“ und JSON, und laden Sie result.json oder den Ordner als .zip hoch.',
    linkedin: 'LinkedIn: Wählen Sie unter „Einstellungen“, „Datenschutz“, „Kopie Ihrer Daten anfordern“ Nachrichten und Kontakte.',
    meta: 'Instagram und Facebook: Wählen Sie in der Kontenübersicht „Deine Informationen und Berechtigungen“, „Deine Informationen exportieren“, Nachrichten und das Format JSON.',
    x: 'X: Unter „Einstellungen“, „Dein Account“, „Ein Archiv deiner Daten herunterladen“.',
  },
  skipped: {
    service: ({ count }: { count: number }) => `${counted(count, 'Hinweis', 'Hinweise')} ausgelassen`,
    deleted: ({ count }: { count: number }) => `${counted(count, 'gelöschte Nachricht', 'gelöschte Nachrichten')} ausgelassen`,
    spam: ({ count }: { count: number }) => `${figure(count)} im Spam ausgelassen`,
    draft: ({ count }: { count: number }) => `${counted(count, 'Entwurf', 'Entwürfe')} ausgelassen`,
    notes: ({ count }: { count: number }) => `${counted(count, 'Notiz an Sie selbst', 'Notizen an Sie selbst')} ausgelassen`,
    broadcast: ({ count }: { count: number }) => `${counted(count, 'Kanalbeitrag', 'Kanalbeiträge')} ausgelassen`,
  },
});
