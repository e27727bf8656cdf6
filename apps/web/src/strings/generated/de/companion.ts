// Written by `npm run generate` from messages/de/companion.json.
import type { Speech, TextOf } from '@concordia/ui/locale';
import type { companionStrings } from '../companion';

export const companionWords = ({ figure }: Speech): TextOf<typeof companionStrings> => ({
  offline: 'Sie sind offline. Die Anzeige kann veraltet sein.',
  away: 'Concordia ist nicht erreichbar. Die Anzeige kann veraltet sein.',
  retryIn: ({ seconds }: { seconds: number }) => `Neuer Versuch in ${figure(seconds)} s.`,
  retryNow: 'Jetzt versuchen',
  ready: 'Eine neue Version ist bereit',
  reload: 'Neu laden',
  what: {
    urgent_message: 'Eine dringende Nachricht',
    send_failed: 'Eine Nachricht wurde nicht gesendet',
    task_due: 'Eine Aufgabe ist fällig',
    snooze_ended: 'Eine Nachricht ist wieder da',
    channel_expired: 'Ein Kanal muss neu verbunden werden',
    brief_ready: 'Ihr Morgenbriefing ist fertig',
    campaign_stopped: 'Eine Kampagne hat sich selbst gestoppt',
    webhook_disabled: 'Ein Webhook wurde beendet',
    template_decided: 'Entscheidung über eine Vorlage',
  },
  whatFrom: {
    urgent_message: ({ name }: { name: string }) => `Dringende Nachricht von ${name}`,
    send_failed: ({ name }: { name: string }) => `Nicht gesendet an ${name}`,
    task_due: ({ name }: { name: string }) => `Eine Aufgabe mit ${name} ist fällig`,
    snooze_ended: ({ name }: { name: string }) => `Nicht mehr zurückgestellt: ${name}`,
  },
});
