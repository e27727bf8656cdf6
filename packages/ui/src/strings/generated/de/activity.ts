// Written by `npm run generate` from messages/de/activity.json.
import { CHANNEL_NAMES, type Channel } from '@concordia/domain';
import type { Speech, TextOf } from '../../../locale';
import type { activityStrings } from '../activity';

export const activityWords = ({ counted, figure }: Speech): TextOf<typeof activityStrings> => ({
  title: 'Wann Nachrichten kommen und gehen',
  contactTitle: 'Wann Sie in Kontakt sind',
  help: ({ from, to, zone }: { from: string; to: string; zone: string }) => `Die letzten 12 Wochen, ${from} bis ${to}. Zeiten in ${zone}.`,
  contactHelp: ({ messages, day, zone }: { messages: number; day: string; zone: string }) => `${counted(messages, 'Nachricht', 'Nachrichten')} seit ${day}. Zeiten in ${zone}.`,
  direction: 'Richtung',
  received: 'Empfangen',
  sent: 'Gesendet',
  hoursOf: {
    received: 'Empfangene Nachrichten nach Wochentag und Stunde',
    sent: 'Gesendete Nachrichten nach Wochentag und Stunde',
  },
  busiest: {
    day: ({ day, from, to, messages, total }: { day: string; from: string; to: string; messages: number; total: number }) => `Am meisten los ist ${day}, ${from} bis ${to}: ${figure(messages)} von ${figure(total)} Nachrichten.`,
    weekdays: ({ from, to, messages, total }: { from: string; to: string; messages: number; total: number }) => `Am meisten los ist Montag bis Freitag, ${from} bis ${to}: ${figure(messages)} von ${figure(total)} Nachrichten.`,
    any: ({ from, to, messages, total }: { from: string; to: string; messages: number; total: number }) => `Am meisten los ist ${from} bis ${to}: ${figure(messages)} von ${figure(total)} Nachrichten.`,
  },
  noPeak: {
    few: ({ total }: { total: number }) => `${counted(total, 'Nachricht ist', 'Nachrichten sind')} zu wenig, um eine Stoßzeit zu nennen.`,
    even: ({ total }: { total: number }) => `Unter ${figure(total)} Nachrichten sticht keine Zeit hervor.`,
  },
  noMessages: 'Keine Nachrichten in dieser Zeit',
  weeks: 'Nachrichten pro Woche',
  now: 'Letzte 12 Wochen',
  before: '12 Wochen davor',
  trend: {
    more: ({ total, share }: { total: number; share: number }) => `${counted(total, 'Nachricht', 'Nachrichten')} in 12 Wochen, ${figure(share, { style: 'percent' })} mehr als in den 12 Wochen davor.`,
    fewer: ({ total, share }: { total: number; share: number }) => `${counted(total, 'Nachricht', 'Nachrichten')} in 12 Wochen, ${figure(share, { style: 'percent' })} weniger als in den 12 Wochen davor.`,
    same: ({ total }: { total: number }) => `${counted(total, 'Nachricht', 'Nachrichten')} in 12 Wochen, wie in den 12 Wochen davor.`,
    alone: ({ total }: { total: number }) => `${counted(total, 'Nachricht', 'Nachrichten')} in 12 Wochen. Zum Vergleich fehlen 12 frühere Wochen.`,
    fromNone: ({ total }: { total: number }) => `${counted(total, 'Nachricht', 'Nachrichten')} in 12 Wochen, keine in den 12 Wochen davor.`,
  },
  contactWeeks: ({ weeks, all }: { weeks: number; all: number }) => `Kontakt in ${counted(weeks, 'Woche', 'Wochen')} der letzten ${figure(all)}.`,
  channels: 'Genutzte Kanäle',
  channelsUsed: ({ share, channel }: { share: number; channel: Channel }) => `${figure(share, { style: 'percent' })} der Nachrichten laufen über ${CHANNEL_NAMES[channel]}.`,
  messages: 'Nachrichten',
  failed: 'Die Aktivität konnte nicht geladen werden',
});
