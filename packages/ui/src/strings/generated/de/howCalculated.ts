// Written by `npm run generate` from messages/de/howCalculated.json.
import type { TextOf } from '../../../locale';
import type { howCalculatedStrings } from '../howCalculated';

export const howCalculatedWords = (): TextOf<typeof howCalculatedStrings> => ({
  title: 'So wird das berechnet',
  of: {
    replyTimes: {
      what: 'Die Zeit, bis die Hälfte und neun von zehn der Nachrichten eine erste Antwort von einem Menschen haben.',
      how: 'Eine Kaplan-Meier-Schätzung: Wartende Nachrichten zählen mit der Zeit, die sie bisher warten. Bereiche sind 95-%-Intervalle. Der Durchschnitt zählt nur Antworten.',
      wrong: 'Zu lang, wo viele Nachrichten keine Antwort brauchen. Die Bereiche sind zu eng, wo wenige das meiste schreiben.',
    },
    offers: {
      what: 'Was ein Angebot mehr einbringt als bei ausgenommenen Kunden, mal der Marge, weniger seine Kosten, je Einheit der Kosten.',
      how: 'Käufe in der Frist von Kunden mit Angebot und zufällig ausgenommenen, verglichen innerhalb eines Anteils. 95-%-Intervalle gelten, wann immer Sie hinsehen. Bis ein Ertrag bekannt ist, zählt, wie oft ein Angebot angenommen wird.',
      wrong: 'Falsch, wenn Ausgenommene das Angebot doch erhalten, wenn Kunden einander beeinflussen oder es sich erst nach der Frist auszahlt.',
    },
    churn: {
      what: 'Die Wahrscheinlichkeit, dass in der genannten Zeit kein Kontakt kommt, und getrennt die, schon gegangen zu sein.',
      how: 'Ein MBG/NBD-Modell für das Tempo jedes Kunden, korrigiert um Signale von Kunden, die gingen; Stille allein, wo sie besser vorhersagt.',
      wrong: 'Falsch in Saisons und Kampagnen und bei Kunden, die ihr Tempo geändert haben. Faktoren sind keine Ursachen.',
    },
  },
});
