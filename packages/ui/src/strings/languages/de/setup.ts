import { PROVIDER_GUIDES } from '../../../channels/setups';
import type { TextOf } from '../../../locale';
import { translations as messages } from '../../generated/de/setupPart';
import type { providerGuideStrings } from '../../providerGuides';

type Guides = TextOf<typeof providerGuideStrings>;

/** The steps at each provider. Its menus are named in English, as its console shows them. */
const providerGuides = {
  sendgrid: {
    key: 'Erstellen Sie unter Settings, API Keys einen Schlüssel mit Versandrecht.',
    sender: 'Bestätigen Sie unter Settings, Sender Authentication die Domain Ihrer Absenderadresse.',
    events:
      'Geben Sie unter Settings, Mail Settings, Event Webhook die Webhook-URL von unten ein und schalten Sie die Signatur ein. Ihr Prüfschlüssel gehört unter „Sicherheit“.',
    inbound: 'Fügen Sie unter Settings, Inbound Parse Ihre Domain mit derselben URL hinzu, um Antworten zu empfangen.',
  },
  mailgun: {
    domain:
      'Fügen Sie unter Send, Domains die Domain hinzu und bestätigen Sie sie. Darüber steht ihre Region, US oder EU.',
    key: 'Erstellen Sie in den Einstellungen der Domain unter Sending keys einen Schlüssel.',
    events:
      'Geben Sie unter Send, Webhooks für jedes Ereignis die Webhook-URL von unten ein. Der Signaturschlüssel dort gehört unter „Sicherheit“.',
    inbound: 'Leiten Sie unter Receive, Routes eingehende E-\u2060Mails an dieselbe URL weiter.',
  },
  postmark: {
    key: 'Kopieren Sie auf Ihrem Server unter API Tokens das Server-API-Token.',
    sender: 'Bestätigen Sie unter Sender Signatures Ihre Absenderadresse oder deren Domain.',
    events:
      'Fügen Sie im Message Stream unter Webhooks die Webhook-URL von unten hinzu. Postmark signiert Webhooks nicht: Legen Sie unter „Sicherheit“ ein Passwort fest und nehmen Sie es in die URL auf.',
    inbound: 'Geben Sie im Inbound Stream unter Settings dieselbe URL ein.',
  },
  ses: {
    identity: 'Bestätigen Sie in SES unter Identities in Ihrer Region die Domain oder Adresse, von der Sie senden.',
    key: 'Erstellen Sie in IAM einen Benutzer mit dem Recht ses:SendEmail und für ihn einen Zugriffsschlüssel.',
    topic:
      'Erstellen Sie in SNS ein Thema für Ereignisse und wählen Sie es im SES Configuration Set aus. Kopieren Sie seine ARN.',
    events: 'Erstellen Sie im Thema ein HTTPS-Abonnement mit der Webhook-URL von unten. Es wird automatisch bestätigt.',
  },
  imap: {
    servers: 'Die Hilfeseiten Ihres Anbieters nennen die IMAP- und SMTP-Server. Beide müssen verschlüsseln.',
    password: 'Bei Anmeldung in zwei Schritten erstellen Sie ein App-Passwort: Ihr eigenes wird nicht angenommen.',
    folder: 'Neue E-\u2060Mails im Ordner erscheinen, sobald sie eingehen. Auf dem Server wird nichts gelöscht.',
  },
  microsoft: {
    app: 'Registrieren Sie in Entra ID unter „App-Registrierungen“ eine Anwendung mit dem Umleitungs-URI unten, für die Plattform „Web“.',
    permissions:
      'Fügen Sie unter „API-Berechtigungen“ die delegierten Berechtigungen IMAP.AccessAsUser.All, SMTP.Send und offline_access von Microsoft Graph hinzu.',
    secret:
      'Erstellen Sie unter „Zertifikate & Geheimnisse“ einen geheimen Clientschlüssel und kopieren Sie seinen Wert.',
    mailbox: 'Erlauben Sie im Exchange Admin Center für das Postfach IMAP und authentifiziertes SMTP.',
  },
  google: {
    app: 'Erstellen Sie in Google Auth Platform unter „Clients“ einen OAuth-Client vom Typ „Webanwendung“ mit dem Umleitungs-URI unten.',
    permissions: 'Fügen Sie unter „Datenzugriff“ den Bereich https://mail.google.com/ hinzu.',
    audience:
      'Wählen Sie unter „Zielgruppe“ für Google Workspace „Intern“. Im Testmodus endet der Zugriff einer externen App nach sieben Tagen.',
  },
  whatsapp: {
    app: 'Erstellen Sie in Meta for Developers eine App vom Typ Business und fügen Sie ihr WhatsApp hinzu.',
    secret: 'Kopieren Sie unter App settings, Basic die App-ID und das App-Secret.',
    token: 'Erzeugen Sie unter Business settings, System users ein Token mit whatsapp_business_messaging.',
    phone: 'Kopieren Sie unter WhatsApp, API Setup die ID der Telefonnummer.',
    webhook:
      'Geben Sie unter WhatsApp, Configuration die Webhook-URL von unten mit Ihrem Verifizierungstoken ein und abonnieren Sie messages.',
  },
  telegram: {
    create: 'Öffnen Sie in Telegram einen Chat mit @BotFather und senden Sie /newbot.',
    name: 'Wählen Sie einen Namen und einen Benutzernamen, der auf „bot“ endet.',
    token: 'Kopieren Sie das Token aus der Antwort von BotFather und fügen Sie es unten ein.',
    save: 'Speichern Sie die Konfiguration und testen Sie die Verbindung. Damit wird der Webhook gesetzt.',
    write: 'Schreiben Sie Ihrem Bot. Telegram lässt Bots nur denen antworten, die zuerst geschrieben haben.',
  },
  linkedin: {
    app: 'Erstellen Sie in LinkedIn Developers eine App und lassen Sie sie von Ihrer Seite bestätigen.',
    keys: 'Kopieren Sie unter Auth die Client-ID und das Client-Secret.',
    token: 'Erstellen Sie im Token Generator ein Token mit w_organization_social und r_organization_social.',
    page: 'Die Organisations-ID ist die Zahl in der Adresse der Verwaltungsansicht Ihrer Seite.',
    webhook: 'Fügen Sie unter Webhooks die Webhook-URL von unten hinzu. LinkedIn prüft sie sofort.',
  },
  twilio: {
    account: 'Kopieren Sie auf der Startseite der Konsole unter Account Info die Account-SID und das Auth-Token.',
    sender:
      'Erstellen Sie unter Messaging, Services einen Service mit Ihren Nummern und kopieren Sie seine SID. Oder verwenden Sie eine einzelne Nummer.',
    webhook: 'Wählen Sie im Service unter Integration „Send a webhook“ und geben Sie die Webhook-URL von unten ein.',
    consent: 'STOP und START werden automatisch beachtet: Wer sich abgemeldet hat, erhält nichts mehr.',
  },
  instagram: {
    account: 'Das Instagram-Konto muss ein professionelles Konto sein, das mit einer Seite verbunden ist.',
    app: 'Erstellen Sie in Meta for Developers eine App vom Typ Business und fügen Sie ihr Instagram hinzu.',
    secret: 'Kopieren Sie unter App settings, Basic die App-ID und das App-Secret.',
    user: 'Kopieren Sie unter Instagram, API setup die Benutzer-ID des Kontos und erzeugen Sie sein Token.',
    webhook:
      'Geben Sie dort auch die Webhook-URL von unten mit Ihrem Verifizierungstoken ein und abonnieren Sie messages.',
  },
  messenger: {
    app: 'Erstellen Sie in Meta for Developers eine App vom Typ Business und fügen Sie ihr Messenger hinzu.',
    secret: 'Kopieren Sie unter App settings, Basic die App-ID und das App-Secret.',
    page: 'Verbinden Sie unter Messenger, API settings Ihre Seite. Kopieren Sie ihre ID und ihr Zugriffstoken.',
    webhook:
      'Geben Sie dort auch die Webhook-URL von unten mit Ihrem Verifizierungstoken ein und abonnieren Sie messages, deliveries und reads.',
  },
  x: {
    app: 'Erstellen Sie im X Developer Portal ein Projekt mit einer App.',
    auth: 'Wählen Sie in den User authentication settings der App OAuth 2.0, Web App, mit Lese-, Schreib- und Direktnachrichtenrechten.',
    redirect: 'Geben Sie dort die Weiterleitungs-URL von unten ein, genau wie angezeigt.',
    keys: 'Kopieren Sie unter Keys and tokens die Client-ID und das Client-Secret und speichern Sie sie hier.',
    connect: 'Verbinden Sie sich mit Twitter und autorisieren Sie das Konto.',
  },
} satisfies Partial<Guides>;

/** The German words of Setup. The guide of a channel that has none yet stays English. */
export const translations = { ...messages, providerGuides: () => ({ ...PROVIDER_GUIDES, ...providerGuides }) };
