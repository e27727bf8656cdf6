// Written by `npm run generate` from messages/de/howPictured.json.
import type { TextOf } from '../../../locale';
import type { howPicturedStrings } from '../howPictured';

export const howPicturedWords = (): TextOf<typeof howPicturedStrings> => ({
  title: 'So wird das berechnet',
  of: {
    rfmMap: {
      what: 'Jeder Kunde nach den Tagen seit der letzten Nachricht oder dem letzten Kauf und den Tagen, an denen es welche gab. Das Segment folgt aus beidem.',
      how: 'Spalten und Zeilen sind die Fünftel der Punktzahlen, ihre Grenzen stehen an den Achsen. Innerhalb eines Fünftels sind die Punkte der Reihe nach verteilt, gleiche nebeneinander. Ab 2.000 Kunden wird eine Zufallsstichprobe gezogen.',
      wrong: 'Abstände innerhalb eines Fünftels sind keine Tage. Fünftel sind Ränge: Über einen Bestand, der sich im Ganzen ändert, sagen sie bis auf die Grenze von 90 Tagen nichts.',
    },
    retention: {
      what: 'Der Anteil der Kunden, die noch nie so lange still waren, nach der Zeit seit der ersten Nachricht; und von den neuen Kunden jedes Monats der Anteil, der in späteren Monaten aktiv war.',
      how: 'Eine Kaplan-Meier-Schätzung mit 95-%-Band: Kunden, die noch in Kontakt sind, zählen mit der Zeit, die sie bekannt sind. Sie endet, wo weniger als zehn beobachtet wurden. Monate sind abgelaufene Kalendermonate in UTC.',
      wrong: 'Verstummt heißt nicht gegangen: Manche schreiben wieder. Falsch, wo neuere Kunden länger oder kürzer bleiben als ältere, denn alle zählen als gleich, und wo Kanäle spät verbunden wurden.',
    },
    funnel: {
      what: 'Wie viele Nachrichten der Kampagne abgingen, ankamen, geöffnet oder gelesen und rechtzeitig beantwortet wurden.',
      how: 'Eine Zählung. Jede Stufe enthält die nächste: Wer antwortet, zählt als Leser. Ohne Meldungen des Anbieters fehlt die Ankunft.',
      wrong: 'Öffnungen sind zu wenige, wo Bilder blockiert sind, und zu viele, wo Maschinen sie abrufen.',
    },
    variants: {
      what: 'Welche Rate jede Variante haben kann, soweit ihre Nachrichten es zeigen.',
      how: 'Eine Betaverteilung mit gleichverteilter Annahme; der Balken unter einer Kurve ist ihr 95-%-Intervall. Einen Gewinner nennt eine eigene Regel, die nach jeder Nachricht geprüft werden darf.',
      wrong: 'Falsch, solange Raten sich mit der Zeit ändern. Kurven, die sich kaum überlappen, sind kein Gewinner: Oft genug betrachtet trennt sie der Zufall.',
    },
    canary: {
      what: 'Wie nah die Testgruppe den Zahlen ist, die die Kampagne stoppen.',
      how: 'Beschwerden und Abmeldungen gegen die Zahl, bei der für so viele Nachrichten der Versand stoppt; gesendete Nachrichten gegen die Größe der Gruppe.',
      wrong: 'Eine stille Testgruppe beweist wenig: Ohne jede Beschwerde braucht es etwa 1.500 Nachrichten für eine Rate unter 0,2 %.',
    },
  },
});
