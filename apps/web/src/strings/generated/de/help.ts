// Written by `npm run generate` from messages/de/help.json.
import type { TextOf } from '@concordia/ui/locale';
import type { helpStrings } from '../help';

export const helpWords = (): TextOf<typeof helpStrings> => ({
  title: ({ page }: { page: string }) => `Hilfe: ${page}`,
  about: {
    '/': 'Das Board zeigt die Unterhaltungen aller Kanäle. Links steht, was auf Sie wartet, das Dringendste zuerst. Eine Karte öffnet daneben die Unterhaltung, die Sie dort lesen und beantworten. Filter, gespeicherte Ansichten und die Suche über dem Board grenzen ein, was Sie sehen.',
    '/today': 'Mit dieser Liste beginnt der Tag: wer auf Ihre Antwort wartet, was versprochen wurde, Aufgaben, Geburtstage und fällige Deals. Jede Zeile führt dorthin, wo Sie handeln können.',
    '/intelligence': 'Intelligence liest aus Ihren Nachrichten, wie Sie und Ihre Kontakte verbunden sind: wer Ihnen nahesteht, wer still geworden ist und wer Sie vorstellen kann. Die Suche findet Kontakte nach dem, was über sie bekannt ist; weitere Reiter zeigen Muster und die beste Reihenfolge Ihrer Aufgaben.',
    '/contacts': 'Kontakte sind alle, mit denen Sie Nachrichten ausgetauscht haben, und alle, die Sie anlegen oder importieren. Die Seite eines Kontakts zeigt alle Unterhaltungen auf allen Kanälen, Notizen, Aufgaben und Einwilligungen.',
    '/companies': 'Firmen fasst Kontakte danach zusammen, wo sie arbeiten: die Personen, wer von Ihnen sie kennt, die letzten Unterhaltungen und die Deals.',
    '/deals': 'Deals zeigt alle offenen Deals nach Phase, mit einer Summe für jede. Verschieben Sie einen Deal durch Ziehen, mit Tasten oder über sein Menü. Gewonnene Deals zählen in den Analysen und bei der Bewertung der Kunden.',
    '/analytics': 'Analysen zeigen, wie viele Nachrichten kommen und gehen, wie schnell Sie antworten und was heute ansteht. Weitere Reiter zeigen Kampagnen, Kunden und was über Kontakte bekannt ist.',
    '/connection': 'Diese Seite ist für Entwickler: Andere Programme werden hier als Module registriert, erhalten Ereignisse per Webhook und lesen oder schreiben über die API, mit Tokens, die Sie ausstellen.',
    '/setup': 'Die Einrichtung verbindet Kanäle, importiert Postfächer und Chats und enthält die Einstellungen des Arbeitsbereichs: Mitglieder, Währung, Zeitzone, Ruhezeiten und Datenschutz. Ein Kanal lässt sich simulieren, bevor Sie ihn verbinden.',
  },
  link: {
    import: 'E-⁠Mails importieren',
    channels: 'Einen Kanal verbinden',
    settings: 'Einstellungen des Arbeitsbereichs',
    patterns: 'Muster',
    search: 'Kontakte nach dem suchen, was über sie bekannt ist',
    board: 'Board',
    companies: 'Firmen',
    contacts: 'Kontakte',
    customers: 'Kunden',
    api: 'API-Referenz',
    status: 'Status des Arbeitsbereichs',
  },
});
