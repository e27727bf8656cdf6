// Written by `npm run generate` from messages/de/howDecided.json.
import type { TextOf } from '../../../locale';
import type { howDecidedStrings } from '../howDecided';

export const howDecidedWords = (): TextOf<typeof howDecidedStrings> => ({
  title: 'So wird das berechnet',
  of: {
    growth: {
      what: 'Wie viele Nachrichten mehr oder weniger es waren als in ebenso vielen Tagen zuvor.',
      how: 'Gezählt werden Nachrichten in beiden Richtungen. Heute ist noch nicht vorbei, darum endet der frühere Zeitraum zur selben Uhrzeit. Tage richten sich nach der Zeitzone des Arbeitsbereichs. Der Bereich ist ein 95-%-Intervall danach, wie sehr sich ganze Tage desselben Wochentags unterscheiden.',
      wrong: 'Der Bereich enthält, was der Zufall allein bewirken kann, nicht Feiertage, Massenversand oder Importe. Es gibt keinen Wert, wenn der frühere Zeitraum leer ist oder vor Ihrer ersten Nachricht liegt.',
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
      how: 'PageRank darüber, wer wem schrieb und wer wo arbeitet: Verbindungen von zentralen Personen zählen mehr. Verbindungen mit mehr und neueren Nachrichten geben mehr weiter; 90 Tage Stille halbieren sie. Die Dämpfung ist 0,85.',
      wrong: 'Bekannt sind nur Ihre eigenen Nachrichten und Kontakte. Gemeinsame Postfächer und Personen, die überall in Kopie stehen, liegen zu hoch, und es sagt nichts darüber, wer entscheidet.',
    },
    answers: {
      what: 'Die fünf offenen Unterhaltungen, die am dringendsten auf eine Antwort warten, jede Person einmal.',
      how: 'Unterhaltungen der letzten dreißig Tage, deren neueste Nachricht von der anderen Seite ist: dringende zuerst, dann nach Priorität, dann nach Wartezeit. Die Gründe unter einem Namen sind die seiner Priorität.',
      wrong: 'Falsch, wo eine Nachricht keine Antwort braucht oder am Telefon beantwortet wurde. Dringlichkeit wird an Wörtern und Fristen erkannt; eine ruhige Nachricht über etwas Dringendes liegt darum zu niedrig.',
    },
    rfm: {
      what: 'Wie kürzlich, wie oft und für wie viel jeder Kunde schrieb oder kaufte, von 1 bis 5. Das Segment folgt aus den ersten beiden.',
      how: 'Werte sind Fünftel aller Kunden; gleiche Kunden haben gleiche Werte. Wer mehr als 90 Tage still ist, gilt nie als aktuell. Geld ist der Wert der Deals, oder gewichtetes Engagement, wo es keine gibt. Dabei zählt eine Nachricht von ihnen 3, eine Antwort 2 und eine Öffnung 1, halbiert alle dreißig Tage.',
      wrong: 'Durchschnitte von Rängen bewegen sich kaum; achten Sie auf den Anteil in den vier besten Segmenten. Falsch bei Kunden, die einmal im Jahr kaufen, und wo Kontakt außerhalb Ihrer Kanäle stattfindet.',
    },
    brief: {
      what: 'E-⁠Mails, die Ihr Team im Zeitraum gesendet hat, und Kunden nach der letzten Segmentierung. Engagement ist der Anteil, der sich in den letzten sieben Tagen gemeldet hat, Abwanderungsrisiko der Anteil mit hohem Risiko.',
      how: 'Öffnungs- und Klickraten sind Anteile der gesendeten E-⁠Mails. Ein Klick zählt als Öffnung. Hohes Risiko heißt: mit einer Wahrscheinlichkeit von mindestens 70 % 56 Tage lang kein Kontakt. Der RFM-Wert addiert drei Werte von 1 bis 5.',
      wrong: 'Öffnungen sind zu wenige, wo Bilder blockiert werden, und zu viele, wo Maschinen sie abrufen. Der RFM-Wert mittelt Ränge und bewegt sich kaum. Alle Zahlen gelten für den Zeitpunkt, zu dem der Bericht geschrieben wurde.',
    },
    heldOut: {
      what: 'Wie gut die angezeigten Wahrscheinlichkeiten, keinen Kontakt zu haben, im neuesten Zeitraum waren, den sie nicht kannten.',
      how: 'Die AUC ist der Anteil der Kundenpaare in der richtigen Reihenfolge; 0,5 ist Zufall. Der Brier-Wert ist der mittlere quadratische Fehler, weniger ist besser. Bereiche sind 95-%-Intervalle aus 400 Ziehungen von Kunden. Zu schlagen sind die Stille allein und die Grundrate.',
      wrong: 'Ein Zeitraum sagt wenig, wenn nur wenige gingen. Eine Saison, eine Kampagne oder fehlende Daten darin verfälschen die Werte.',
    },
    labels: {
      what: 'Eingegangene Nachrichten nach Priorität und nach Stimmung.',
      how: 'Die Priorität addiert Punkte für das, was eine Nachricht will, ihre Frist, ihren Absender und wie lange sie wartet: hoch ab 80, mittel ab 60. Die Stimmung ist der mittlere VADER-Wert der Sätze mit Gefühl, positiv ab 0,05 und negativ ab -0,05.',
      wrong: 'Stimmung wird nur im Englischen gelesen; andere Sprachen sind unklar. Ironie, Zitate anderer und höfliche Beschwerden werden falsch gelesen.',
    },
    cadences: {
      what: 'Wie oft jeder Kontakt und Sie zuletzt schrieben, in drei Klassen, und wer in sieben Tagen die Klasse gewechselt hat.',
      how: 'Häufig heißt: eine Nachricht an mindestens 4 der letzten 28 Tage, in beiden Richtungen. Ruhend heißt: keine seit 90 Tagen. Alle anderen mit einer Nachricht sind mittel. Ein Tag sind 24 Stunden, von jetzt an zurückgezählt.',
      wrong: 'Falsch, wo jemand auch auf Kanälen schreibt, die nicht verbunden sind. Automatische Nachrichten zählen mit. Ein Druck auf eine Zahl zeigt die Menschen dahinter.',
    },
    graph: {
      what: 'Die Personen, Unternehmen und Beziehungen aus Ihren Nachrichten und Kontakten, und die Selektoren, die darin gelesen wurden.',
      how: 'Wer eine Nachricht oder eine Karte hat, ist eine Person; ein Unternehmen ist ein Name auf einer Karte, in jeder Schreibweise. Jedes Paar, das sich schrieb, ist eine Beziehung, ebenso jeder Arbeitsplatz. Alles sind Anzahlen.',
      wrong: 'Zu hoch, wo eine Person zwei Kontakte hat, die nicht zusammengeführt sind, oder ein Unternehmen zwei Namen. Eine Kopie einer Nachricht ergibt keine Beziehung. Neue Nachrichten zählen nach einem Augenblick.',
    },
    ties: {
      what: 'Wie viel und wie kürzlich zwei Menschen sich schrieben. Dicke Linien sind stark, dünne schwach.',
      how: 'Die Stärke ist m / (m + 10) bei m Nachrichten in beiden Richtungen, halbiert für je 90 Tage seit der letzten. Zwölf Nachrichten in diesem Monat sind 0,55; ein Jahr Stille macht daraus 0,03.',
      wrong: 'Ein Maß zum Zeichnen, keine Schätzung. Automatische Nachrichten zählen mit, ein reger Shop sieht daher näher aus, als er ist. Anrufe und Treffen sind nicht bekannt.',
    },
    posts: {
      what: 'Was Ihre letzten hundert Posts auf X gewannen: Aufrufe, Likes, Reposts, Antworten und der Anteil der Aufrufe, aus denen eines davon wurde.',
      how: 'X wird alle sechs Stunden gefragt. Was ein Post seit dem letzten Blick gewann, zählt an diesem Tag (UTC). Die Rate ist Likes, Reposts und Antworten durch Aufrufe. Reposts enthalten Zitate.',
      wrong: 'Fallende Zahlen von X zählen als kein Gewinn. Posts von vor der Verbindung zählen ab dem ersten Blick. Posts vor den letzten hundert fehlen.',
    },
  },
});
