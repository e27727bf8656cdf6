import { always, de, withName, ZEIG } from './rule.js';

const lastTalk = withName((name) => ({ kind: 'last_talk', name }));

export const TASKS = [
  ...de(
    always({ kind: 'due', until: 'today' }),
    'was (?:ist|wird) heute fällig',
    'was (?:muss|soll) ich heute (?:tun|machen|erledigen)',
    `${ZEIG}(?:heutigen )?aufgaben(?: (?:für |von )?heute)?`,
  ),
  ...de(
    always({ kind: 'due', until: 'this_week' }),
    'was (?:ist|wird) diese woche fällig',
    'was (?:muss|soll) ich diese woche (?:tun|machen|erledigen)',
  ),
  ...de(always({ kind: 'birthdays', until: 'today' }), 'wer hat heute geburtstag'),
  ...de(
    always({ kind: 'birthdays', until: 'this_week' }),
    'wer hat (?:diese woche|in den nächsten tagen|bald|demnächst) geburtstag',
    `${ZEIG}(?:nächsten |kommenden )?geburtstage`,
  ),
  ...de(
    always({ kind: 'busiest_channel' }),
    'welcher kanal (?:war|ist) (?:diese woche )?(?:am (?:aktivsten|meisten genutzt)|der aktivste)(?: diese woche)?',
  ),
  ...de(always({ kind: 'waiting_longest' }), 'wer wartet (?:schon )?am längsten(?: auf (?:eine )?antwort)?'),
  ...de(
    always({ kind: 'unanswered' }),
    'wem (?:habe ich|haben wir) (?:noch )?nicht (?:geantwortet|zurückgeschrieben)',
    'wer wartet(?: noch)? auf (?:eine |meine |unsere )?antwort',
    `${ZEIG}unbeantworteten? nachrichten`,
  ),
  ...de(
    lastTalk,
    `wann (?:habe ich|haben wir) (?:zuletzt|das letzte mal|zum letzten mal) (?:mit|von) N (?:gesprochen|geschrieben|gehört|kontakt gehabt)`,
    `wann (?:habe ich|haben wir) N (?:zuletzt|das letzte mal) (?:geschrieben|gesprochen|geantwortet)`,
    `wann hat(?: sich)? N (?:sich )?(?:zuletzt|das letzte mal) (?:geschrieben|gemeldet)`,
  ),
  ...de(always({ kind: 'help' }), 'hilfe', 'was kann ich (?:dich |sie )?fragen', 'was kannst du'),
];
