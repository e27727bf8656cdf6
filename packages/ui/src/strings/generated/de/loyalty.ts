// Written by `npm run generate` from messages/de/loyalty.json.
import type { Speech, TextOf } from '../../../locale';
import type { loyaltyStrings } from '../loyalty';

export const loyaltyWords = ({ counted, figure, form }: Speech): TextOf<typeof loyaltyStrings> => ({
  map: 'Karte der Kunden',
  mapTitle: 'Kunden nach letztem Kontakt und Häufigkeit',
  mapFound: ({ best, total, gone }: { best: number; total: number; gone: number }) => `${figure(best)} von ${counted(total, 'Kunden', 'Kunden')} ${form(best, 'ist', 'sind')} in den vier besten Segmenten; ${gone === 0 ? 'keiner hat' : counted(gone, 'hat', 'haben')} oft Kontakt, aber länger nicht als die meisten.`,
  mapX: 'Tage seit dem letzten Kontakt',
  mapY: 'Aktive Tage',
  mapSize: 'Die Fläche eines Punktes zeigt, was gezahlt wurde.',
  mapSample: ({ shown, total }: { shown: number; total: number }) => `Eine Zufallsstichprobe von ${figure(shown)} aus ${counted(total, 'Kunden', 'Kunden')}. Die Fläche eines Punktes zeigt, was gezahlt wurde.`,
  mapHint: 'Die Eingabetaste zeigt den Kunden.',
  mapFailed: 'Die Karte konnte nicht geladen werden',
  stayTitle: 'Wie lange Kunden bleiben',
  stayFailed: 'Wie lange Kunden bleiben, konnte nicht geladen werden',
  curveTitle: 'Kunden, die noch nicht verstummt sind',
  curveOne: 'Alle',
  curveHelp: ({ days, quiet, customers }: { days: number; quiet: number; customers: number }) => `Verstummt: ${counted(days, 'Tag', 'Tage')} ohne Nachricht und Kauf. Das waren ${figure(quiet)} von ${counted(customers, 'Kunden', 'Kunden')} schon einmal; manche schrieben wieder.`,
  curveEmpty: 'Braucht zehn Kunden, die so lange bekannt sind',
  cohortsTitle: 'Aktive Kunden nach erstem Monat',
  cohortsEmpty: 'Noch kein voller Monat',
  period: ({ number }: { number: number }) => `Monat ${figure(number)}`,
  riskTitle: 'Wem Sie zuerst schreiben sollten',
  riskFailed: 'Die gefährdeten Kunden konnten nicht geladen werden',
  riskNone: 'Niemand hat ein hohes oder mittleres Risiko.',
  riskChance: ({ share }: { share: number }) => `Verstummt mit ${figure(share, { style: 'percent' })} Wahrscheinlichkeit`,
  risk: {
    cancelled: ({ day, silence }: { day: string; silence: number }) => `Sagte am ${day}, dass sie gehen; letzter Kontakt ${silence === 0 ? 'heute' : form(silence, `vor ${figure(silence)} Tag`, `vor ${figure(silence)} Tagen`)}.`,
    quiet: ({ silence, gap }: { silence: number; gap: number }) => `Still seit ${counted(silence, 'Tag', 'Tagen')}; sonst Kontakt ${form(gap, 'jeden Tag', `alle ${figure(gap)} Tage`)}.`,
    once: ({ silence }: { silence: number }) => `Ein einziger Kontakt, ${silence === 0 ? 'heute' : form(silence, `vor ${figure(silence)} Tag`, `vor ${figure(silence)} Tagen`)}.`,
    falling_frequency: ({ silence }: { silence: number }) => `Immer seltener Kontakt; zuletzt ${silence === 0 ? 'heute' : form(silence, `vor ${figure(silence)} Tag`, `vor ${figure(silence)} Tagen`)}.`,
    negative_sentiment: ({ silence }: { silence: number }) => `In neuen Nachrichten unzufrieden; letzter Kontakt ${silence === 0 ? 'heute' : form(silence, `vor ${figure(silence)} Tag`, `vor ${figure(silence)} Tagen`)}.`,
    unanswered: ({ silence }: { silence: number }) => `Wartet auf eine Antwort; letzter Kontakt ${silence === 0 ? 'heute' : form(silence, `vor ${figure(silence)} Tag`, `vor ${figure(silence)} Tagen`)}.`,
    bounces: ({ silence }: { silence: number }) => `Nachrichten kamen zurück; letzter Kontakt ${silence === 0 ? 'heute' : form(silence, `vor ${figure(silence)} Tag`, `vor ${figure(silence)} Tagen`)}.`,
    usual: 'Kontakt so oft wie sonst.',
  },
});
