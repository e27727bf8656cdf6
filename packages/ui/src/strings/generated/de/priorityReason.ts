// Written by `npm run generate` from messages/de/priorityReason.json.
import type { Speech, TextOf } from '../../../locale';
import type { priorityReasonStrings } from '../priorityReason';

export const priorityReasonWords = ({ figure }: Speech): TextOf<typeof priorityReasonStrings> => ({
  plain: {
    base: 'Von einer Person an Sie geschrieben',
    outbound: 'Von Ihnen geschrieben',
    answered: 'Bereits beantwortet',
    list: 'An eine Mailingliste gesendet',
    automatic: 'Automatisch erstellt',
    bounce: 'Eine Ihrer Nachrichten wurde nicht zugestellt',
    frequent: 'Schreibt Ihnen oft',
    new_sender: 'Schreibt Ihnen zum ersten Mal',
    direct: 'Direkt an Sie gerichtet',
    copied: 'Sie stehen nur in Kopie',
    question: 'Stellt eine Frage',
    complaint: 'Klingt unzufrieden',
    courtesy: 'Bedankt sich nur oder stimmt zu',
  },
  quoted: {
    request: ({ quote }: { quote: string }) => `Bittet um etwas („${quote}“)`,
    deadline: ({ quote }: { quote: string }) => `Nennt einen Zeitpunkt („${quote}“)`,
    haste: ({ quote }: { quote: string }) => `Bittet um Eile („${quote}“)`,
    cancellation: ({ quote }: { quote: string }) => `Möchte kündigen („${quote}“)`,
  },
  writtenBefore: 'Sie haben schon an diese Person geschrieben',
  writtenTimes: ({ count }: { count: number }) => `Sie haben dieser Person ${figure(count)}-mal geschrieben`,
  waited: {
    hours4: 'Wartet seit mindestens vier Stunden',
    hours24: 'Wartet seit mindestens einem Tag',
    hours48: 'Wartet seit mindestens zwei Tagen',
    hours96: 'Wartet seit mindestens vier Tagen',
    hours168: 'Wartet seit mindestens einer Woche',
  },
  urgent: {
    cancellation: 'Dringend: möchte kündigen',
    haste: 'Dringend: bittet um Eile',
    deadline: 'Dringend: bittet um etwas bis heute oder morgen',
    complaint: 'Dringend: ein bekannter Kontakt ist sehr unzufrieden',
  },
  waitingFor: ({ span }: { span: string }) => `Wartet seit ${span}`,
});
