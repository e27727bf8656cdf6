// Written by `npm run generate` from messages/de/outreach.json.
import { CHANNEL_NAMES, type Channel } from '@concordia/domain';
import type { Speech, TextOf } from '../../../locale';
import type { outreachStrings } from '../outreach';

export const outreachWords = ({ counted, figure }: Speech): TextOf<typeof outreachStrings> => ({
  title: 'Mehrkanal-Ansprache',
  composeTitle: 'Neue Nachricht',
  contact: 'Kontakt',
  contactPlaceholder: 'Nach Name, Adresse oder Firma suchen',
  contactFailed: 'Die Kontakte konnten nicht durchsucht werden.',
  chooseContact: 'Wählen Sie einen Kontakt aus.',
  channels: 'Kanäle',
  noChannels: 'Dieser Kontakt ist über keinen Kanal erreichbar.',
  message: 'Nachricht',
  placeholder: 'Nachricht eingeben …',
  previewEmpty: 'Hier sehen Sie Ihren Text so, wie jeder Kanal ihn sendet.',
  previewOn: ({ channels }: { channels: string }) => `Vorschau, wie die Nachricht über ${channels} gesendet wird`,
  chooseChannels: 'Noch ist kein Kanal ausgewählt.',
  cancel: 'Abbrechen',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  close: 'Schließen',
  invalidTitle: 'Angaben unvollständig',
  invalid: 'Geben Sie eine Nachricht ein und wählen Sie mindestens einen Kanal aus.',
  sent: ({ channels }: { channels: number }) => `Nachricht gesendet, Kanäle: ${figure(channels)}`,
  failed: 'Die Mehrkanal-Nachricht konnte nicht gesendet werden',
  openUntil: ({ time }: { time: string }) => `Nutzbar bis ${time}`,
  simulated: 'Simuliert',
  until: ({ time }: { time: string }) => `Bis ${time}.`,
  instead: ({ channel }: { channel: Channel }) => `Stattdessen ${CHANNEL_NAMES[channel]} verwenden`,
  eligibilityFailed: 'Die nutzbaren Kanäle konnten nicht ermittelt werden.',
  length: ({ used, max }: { used: number; max: number }) => `${figure(used)} von ${figure(max)} Zeichen`,
  segments: ({ segments }: { segments: number }) => counted(segments, 'Segment', 'Segmente'),
  over: ({ over }: { over: number }) => `${counted(over, 'Zeichen', 'Zeichen')} zu viel`,
  queued: 'Unterwegs',
  refused: 'Nicht gesendet',
});
