import { ack, custom, type Phrases } from './phrases.js';

export const GERMAN: Phrases = {
  greeting: 'Guten Tag {name},',
  greetingNobody: 'Guten Tag,',
  quote: ['„', '“'],
  replies: {
    question: [
      custom(
        'Vielen Dank für [Ihre|deine] Frage. {deadline} habe ich mir notiert. Gibt es noch etwas, das ich bei der Antwort berücksichtigen soll?',
      ),
      custom(
        'Vielen Dank für [Ihre|deine] Frage. Bis wann [brauchen Sie|brauchst du] die Antwort, und gibt es noch etwas, das ich berücksichtigen soll?',
        'deadline',
      ),
      ack('Vielen Dank, [Ihre|deine] Frage ist angekommen: {question}'),
      ack('Vielen Dank für [Ihre|deine] Frage.', 'question'),
    ],
    meeting: [
      custom('Vielen Dank für den Vorschlag: {when}. Wie lange sollen wir einplanen, und wo wollen wir uns treffen?'),
      custom('Vielen Dank für den Vorschlag. Welche Tage und Uhrzeiten passen [Ihnen|dir]?', 'when'),
      ack('Vielen Dank für die Einladung. Notiert: {when}.'),
      ack('Vielen Dank für die Einladung.', 'when'),
    ],
    price: [
      custom(
        'Vielen Dank für die Angabe von {amount}. An welche Menge [denken Sie|denkst du], und bis wann wird sie gebraucht?',
      ),
      custom(
        'Vielen Dank für [Ihr|dein] Interesse. Damit der Preis stimmt: Welche Menge wird gebraucht, und bis wann?',
        'quantity',
      ),
      custom(
        'Vielen Dank für die Anfrage. Bis wann wird es gebraucht, und gibt es noch etwas, das ich beim Preis berücksichtigen soll?',
      ),
      ack('Vielen Dank, [Ihre|deine] Anfrage ist angekommen: {request}'),
    ],
    complaint: [
      custom(
        'Der Ärger mit {reference} tut mir leid. Was würde [Ihnen|dir] jetzt am meisten helfen, und wie [erreiche ich Sie|erreiche ich dich] am besten?',
      ),
      custom(
        'Das tut mir leid, und danke für die offenen Worte. Was würde [Ihnen|dir] jetzt am meisten helfen, und wie [erreiche ich Sie|erreiche ich dich] am besten?',
        'reference',
      ),
      ack('Es tut mir leid, das zu lesen. [Sie schreiben|Du schreibst]: {request} Ich nehme das ernst.'),
    ],
    thanks: [
      ack('Sehr gerne, und danke für die Rückmeldung.'),
      custom('Gern geschehen. [Brauchen Sie|Brauchst du] sonst noch etwas von mir?'),
    ],
    status: [
      custom('Danke für die Nachfrage zu {reference}. Was war der letzte Stand, und bis wann wird es gebraucht?'),
      custom(
        'Danke für die Nachfrage. [Können Sie|Kannst du] mir die Bestell- oder Rechnungsnummer nennen, damit ich beim richtigen Vorgang nachsehe?',
        'reference',
      ),
      ack('Vielen Dank, die Frage zu {reference} ist angekommen.'),
      ack('Vielen Dank, [Ihre|deine] Frage ist angekommen: {request}', 'reference'),
    ],
    document: [
      custom('Vielen Dank, notiert ist {deadline}. In welchem Format wäre es recht?'),
      custom('Vielen Dank für die Angaben. Bis wann wird es gebraucht, und in welchem Format?', 'deadline'),
      ack('Vielen Dank, ich habe notiert, was gebraucht wird: {request}'),
    ],
    reschedule: [
      custom('Danke für die Nachricht. Notiert: {when}. Bleibt sonst alles wie vereinbart?'),
      custom('Danke für die Nachricht. Welche anderen Tage und Uhrzeiten würden passen?', 'when'),
      ack('Danke für die Nachricht.'),
    ],
    introduction: [
      custom('Vielen Dank für die Vorstellung. Worüber sollten wir am besten zuerst sprechen?'),
      ack('Vielen Dank für die Vorstellung. Schön, von [Ihnen|dir] zu hören.'),
    ],
    unsubscribe: [
      ack('Danke für die Nachricht. Ich habe gelesen, dass keine weiteren Nachrichten dieser Art gewünscht sind.'),
      custom('Danke für die Nachricht. Betrifft das alle Nachrichten von uns oder nur einen Teil?'),
    ],
    confirmation: [
      ack('Vielen Dank für die Bestätigung: {when}.'),
      ack('Vielen Dank für die Bestätigung.', 'when'),
      custom('Vielen Dank. Wird bis dahin noch etwas von mir gebraucht?'),
    ],
  },
};
