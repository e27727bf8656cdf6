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
    activity: {
      what: 'Wann in der Zeitzone des Arbeitsbereichs die meisten Nachrichten kommen oder gehen, und wie viele pro Woche.',
      how: 'Wochen sind sieben Tage; die letzte endet heute und ist nicht vorbei. Ab 30 Nachrichten wird eine Zeit genannt, wenn der Zufall allein nicht so viele ergäbe. Das ist ein Binomialtest zu 5 % über alle Stundenpaare. Ein Tag wird nur genannt, wenn er den nächsten klar übertrifft.',
      wrong: 'Irreführend nach einem Wechsel der Zeitzone oder der Gewohnheiten und wo ein Rundschreiben oder Import viele Nachrichten auf einmal brachte.',
    },
    cadence: {
      what: 'Nachrichten pro Woche, in beide Richtungen, der Kontakte mit den meisten.',
      how: 'Gezählt über 26 Wochen zu sieben Tagen; die letzte endet heute und ist nicht vorbei. Still sind Kontakte ohne Nachricht in den letzten acht Wochen. Während Nachrichten eingehen, wird alle zehn Minuten neu gezählt.',
      wrong: 'Farben beziehen sich auf die stärkste Woche aller Kontakte. Automatische Nachrichten zählen mit.',
    },
  },
});
