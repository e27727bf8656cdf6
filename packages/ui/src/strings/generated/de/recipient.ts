// Written by `npm run generate` from messages/de/recipient.json.
import type { Speech, TextOf } from '../../../locale';
import type { recipientStrings } from '../recipient';

export const recipientWords = ({ figure, form }: Speech): TextOf<typeof recipientStrings> => ({
  modes: {
    reply: 'Antworten',
    replyAll: 'Allen antworten',
    forward: 'Weiterleiten',
  },
  mode: 'Art der Nachricht',
  summary: ({ name, more }: { name: string; more: number }) => `An ${name}${more === 0 ? '' : ` +${figure(more)}`}`,
  nobodyYet: 'An: Empfänger auswählen',
  to: 'An',
  cc: 'Kopie',
  bcc: 'Blindkopie',
  bccHelp: 'Andere sehen sie nicht.',
  invalid: ({ address }: { address: string }) => `${address} ist keine E-⁠Mail-Adresse.`,
  own: ({ address }: { address: string }) => `${address} ist Ihre eigene Adresse.`,
  fresh: ({ names, count }: { names: string; count: number }) => `${names} ${form(count, 'ist', 'sind')} neu dabei und ${form(count, 'sieht', 'sehen')}, was bisher geschrieben wurde.`,
  noReply: ({ names }: { names: string }) => `Antworten an ${names} liest niemand.`,
  anyway: 'Trotzdem antworten',
  mailingList: ({ names }: { names: string }) => `Alle auf ${names} erhalten diese Antwort.`,
  otherReplyTo: ({ names }: { names: string }) => `Antworten gehen an ${names}, eine andere Domain als die des Absenders.`,
  customerCopied: ({ names }: { names: string }) => `${names} steht in Kopie: Antworten an alle gehen auch dorthin.`,
  customerLeftOut: ({ names }: { names: string }) => `${names} ist nicht dabei, weil Sie diesem Absender ohne die Person geschrieben haben.`,
  addLeftOut: 'In Kopie setzen',
  tooMany: ({ count, max }: { count: number; max: number }) => `${figure(count)} Empfänger; der Anbieter erlaubt ${figure(max)}. Entfernen Sie einige.`,
  takesAlong: ({ files }: { files: string }) => `Die Nachricht steht unter Ihrem Text, mit ${files}.`,
  quoted: 'Die Nachricht steht unter Ihrem Text.',
  failed: 'Die Empfänger konnten nicht geladen werden.',
  modeFailed: 'Die Empfänger konnten nicht geladen werden',
  all: 'Alle Empfänger',
  notReached: ({ address, reason }: { address: string; reason: string }) => `Nicht zugestellt an ${address}: ${reason}`,
  replyTo: 'Antworten an',
  forwardWhole: 'Als Anhang weiterleiten',
  attachedWhole: 'Die ganze Nachricht wird als .eml-Datei angehängt.',
});
