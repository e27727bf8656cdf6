// Written by `npm run generate` from messages/de/twitterSetup.json.
import type { TextOf } from '../../../locale';
import type { twitterSetupStrings } from '../twitterSetup';

export const twitterSetupWords = (): TextOf<typeof twitterSetupStrings> => ({
  redirect: 'OAuth-Weiterleitungs-URI',
  redirectHelp: 'Tragen Sie genau diese Adresse in den Einstellungen der App ein.',
  scopes: 'Scopes',
  scopesHelp: 'Berechtigungen, die beim Konto angefragt werden. Ohne Auswahl die ersten vier. Damit Änderungen gelten, trennen Sie die Verbindung und verbinden Sie erneut.',
  scope: {
    'tweet.read': 'Erwähnungen empfangen',
    'users.read': 'Namen der Absender anzeigen',
    'offline.access': 'Länger als zwei Stunden verbunden bleiben',
    'tweet.write': 'Auf Erwähnungen antworten und Beiträge veröffentlichen',
    'dm.read': 'Direktnachrichten empfangen',
    'dm.write': 'Auf Direktnachrichten antworten',
    'media.write': 'Bilder senden',
    'follows.read': 'Sehen, wer folgt',
    'like.read': 'Sehen, wem ein Beitrag gefällt',
    'list.read': 'Listen lesen',
    'bookmark.read': 'Lesezeichen lesen',
  },
  withoutMessages: 'Ohne dm.read und dm.write funktionieren nur Erwähnungen, keine Direktnachrichten.',
  addMessages: 'Direktnachrichten hinzufügen',
  outcome: {
    denied: 'Der Zugriff wurde nicht gewährt',
    expired: 'Die Anmeldung ist abgelaufen oder fand in einem anderen Browser statt',
    failed: 'X hat die Verbindung abgelehnt',
    not_configured: 'Die App ist noch nicht eingerichtet',
  },
  outcomeHelp: {
    denied: 'Verbinden Sie erneut, sobald der Zugriff auf das Konto erlaubt wird.',
    expired: 'Verbinden Sie erneut und schließen Sie die Anmeldung innerhalb von zehn Minuten in diesem Browser ab.',
    failed: 'Prüfen Sie Client-ID, Client-Secret und Weiterleitungs-URI bei X, speichern Sie und verbinden Sie erneut.',
    not_configured: 'Geben Sie Client-ID und Client-Secret ein, speichern Sie und verbinden Sie erneut.',
  },
  connect: 'Mit Twitter verbinden',
  run: 'Tests ausführen',
  disconnect: 'Trennen',
  askDisconnect: 'Verbindung zu Twitter trennen?',
  askDisconnectHelp: 'Der Zugriff wird widerrufen. Nachrichten und Verlauf bleiben erhalten.',
  disconnected: 'Getrennt',
  disconnectedHelp: 'Die Verbindung zu Twitter wurde getrennt',
  disconnectFailed: 'Trennen fehlgeschlagen',
  complete: 'Tests abgeschlossen',
  allPassed: 'Alle bestanden',
  someFailed: 'Einige fehlgeschlagen',
  testFailed: 'Test fehlgeschlagen',
});
