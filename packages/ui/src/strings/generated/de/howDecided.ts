// Written by `npm run generate` from messages/de/howDecided.json.
import type { TextOf } from '../../../locale';
import type { howDecidedStrings } from '../howDecided';

export const howDecidedWords = (): TextOf<typeof howDecidedStrings> => ({
  title: 'So wird das berechnet',
  of: {
    growth: {
      what: 'Wie viele Nachrichten mehr oder weniger es waren als in ebenso vielen Tagen zuvor.',
      how: 'Gezählt werden Nachrichten in beiden Richtungen. Heute ist noch nicht vorbei, darum endet der frühere Zeitraum zur selben Uhrzeit. Tage richten sich nach der Zeitzone des Arbeitsbereichs.',
      wrong: 'Irreführend nach Feiertagen, einem Massenversand oder einem Import, und wo wenige Nachrichten große Prozentwerte ergeben. Es gibt keinen Wert, wenn der frühere Zeitraum leer ist oder vor Ihrer ersten Nachricht liegt.',
    },
    intents: {
      what: 'Was eine Nachricht möchte, wie sicher das ist, was danach meist geschah und was eine solche Nachricht wert ist.',
      how: 'Ein an Sätzen in vier Sprachen trainiertes Modell liest die eigenen Worte des Absenders. Der nächste Schritt ist, was Ihr Team nach solchen Nachrichten am häufigsten tat, sobald zehn Ergebnisse bekannt sind. Der Wert vergleicht die Käufe jedes Kunden in den dreißig Tagen nach einer Nachricht mit seinem üblichen Tempo.',
      wrong: 'Falsch bei Ironie, bei mehreren Anliegen in einer Nachricht und in anderen Sprachen. Manche schreiben auch, weil sie ohnehin kaufen wollen; der Wert ist also nicht die Wirkung einer Antwort.',
    },
    queue: {
      what: 'Welche Aufgaben heute Platz haben und in welcher Reihenfolge; die Sicherheit sagt, wie klar diese Wahl war, und ist keine Erfolgswahrscheinlichkeit.',
      how: 'Eine Aufgabe zählt nach ihrem Wert, abzüglich des Risikos, und mehr, wenn sie dringend ist. Der Tag nimmt in die freien Arbeitsstunden auf, was am meisten zählt, und stellt voran, was durch Warten am meisten verliert. Für die Sicherheit werden Werte und Zeiten 64-mal um bis zu 20 % verändert.',
      wrong: 'So falsch wie die Schätzungen von Wert, Risiko und Minuten, die sich vor dem Planen ändern lassen. Wege, Pausen und Aufgaben, die voneinander abhängen, sind nicht bekannt.',
    },
    influence: {
      what: 'Wie zentral eine Person oder Firma unter allen ist, mit denen Sie schreiben. Es ist ein Rang und keine Wahrscheinlichkeit.',
      how: 'PageRank darüber, wer wem schrieb und wer wo arbeitet: Verbindungen von zentralen Personen zählen mehr. Alle Verbindungen zählen gleich, mit einer Dämpfung von 0,85.',
      wrong: 'Bekannt sind nur Ihre eigenen Nachrichten und Kontakte. Gemeinsame Postfächer und Personen, die überall in Kopie stehen, liegen zu hoch, und es sagt nichts darüber, wer entscheidet.',
    },
    answers: {
      what: 'Die fünf offenen Unterhaltungen, die am dringendsten auf eine Antwort warten, jede Person einmal.',
      how: 'Unterhaltungen der letzten dreißig Tage, deren neueste Nachricht von der anderen Seite ist: dringende zuerst, dann nach Priorität, dann nach Wartezeit. Die Gründe unter einem Namen sind die seiner Priorität.',
      wrong: 'Falsch, wo eine Nachricht keine Antwort braucht oder am Telefon beantwortet wurde. Dringlichkeit wird an Wörtern und Fristen erkannt; eine ruhige Nachricht über etwas Dringendes liegt darum zu niedrig.',
    },
  },
});
