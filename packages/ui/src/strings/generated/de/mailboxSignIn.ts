// Written by `npm run generate` from messages/de/mailboxSignIn.json.
import type { TextOf } from '../../../locale';
import type { mailboxSignInStrings } from '../mailboxSignIn';

export const mailboxSignInWords = (): TextOf<typeof mailboxSignInStrings> => ({
  signIn: ({ name }: { name: string }) => `Bei ${name} anmelden`,
  again: 'Erneut anmelden',
  saveFirst: 'Speichern Sie zuerst die Einstellungen und melden Sie sich dann an.',
  signedIn: 'Angemeldet. Es wird kein Passwort gespeichert.',
  redirect: 'OAuth-Weiterleitungs-URI',
  redirectHelp: 'Tragen Sie genau diese Adresse in den Einstellungen der App ein.',
  outcome: {
    denied: 'Der Zugriff wurde nicht gewährt',
    expired: 'Die Anmeldung ist abgelaufen oder fand in einem anderen Browser statt',
    failed: 'Die Anmeldung ist fehlgeschlagen',
    not_configured: 'Die App ist noch nicht eingerichtet',
    other_mailbox: 'Sie haben sich bei einem anderen Postfach angemeldet',
  },
  outcomeHelp: {
    denied: 'Melden Sie sich erneut an, sobald der Zugriff auf das Postfach erlaubt wird.',
    expired: 'Melden Sie sich erneut an und schließen Sie die Anmeldung innerhalb von zehn Minuten in diesem Browser ab.',
    failed: 'Prüfen Sie Client-ID, Client-Secret und Weiterleitungs-URI beim Anbieter, speichern Sie und melden Sie sich erneut an.',
    not_configured: 'Tragen Sie die Client-ID ein, speichern Sie und melden Sie sich erneut an.',
    other_mailbox: 'Es wurde nichts verbunden. Melden Sie sich mit der Absenderadresse an, oder tragen Sie Ihre Anmeldeadresse als Postfach ein und speichern Sie zuerst.',
  },
});
