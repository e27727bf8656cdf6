import { type Provider, type SettingField, settingProblems } from '@concordia/domain';
import { useStrings } from '../../../locale';
import { settingStrings } from '../../../strings/generated/setting';

export interface FieldWords {
  readonly label: string;
  readonly description: string | undefined;
  /** The error in a value, or `null`. An empty value is no error. */
  readonly validate: (value: string) => string | null;
}

const textAt = (texts: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

export function useFieldWords(provider: Provider): (field: SettingField) => FieldWords {
  const { label, help, wrong, optional, ...others } = useStrings(settingStrings);
  const own: Readonly<Partial<Record<Provider, Record<string, string>>>> = {
    postmark: { apiKey: others.postmarkKey },
    ses: { apiKey: others.sesKey },
    imap: { apiKey: others.imapKey },
    microsoft: { user: others.mailboxUser },
    google: { user: others.mailboxUser },
    linkedin: { appId: others.linkedinApp },
    whatsapp: { pageId: others.whatsappAccount },
  };
  const ownHelp: Readonly<Partial<Record<Provider, Record<string, string>>>> = {
    microsoft: { user: others.mailboxUserHelp },
    google: { user: others.mailboxUserHelp },
    whatsapp: { pageId: others.whatsappAccountHelp },
    instagram: { pageId: others.instagramPageHelp },
    sendgrid: { webhookSecret: others.sendgridEventsHelp },
    mailgun: { webhookSecret: others.mailgunEventsHelp },
    postmark: { webhookSecret: others.postmarkEventsHelp },
  };
  return (field) => ({
    label: textAt(own[provider] ?? {}, field.name) ?? textAt(label, field.name) ?? field.name,
    description:
      textAt(ownHelp[provider] ?? {}, field.name) ??
      textAt(help, field.name) ??
      (field.isRequired ? undefined : optional),
    validate: (value) => {
      const given = { [field.name]: value.trim() };
      const problems = field.isSecret ? settingProblems(provider, {}, given) : settingProblems(provider, given, {});
      const [problem] = problems;
      return problem === undefined ? null : (textAt(wrong, field.kind) ?? problem.expected);
    },
  });
}
