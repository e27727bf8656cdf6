import { type ChannelConnection, putChannelSettings, type StoredSecret } from '@concordia/api-client';
import {
  type Channel,
  missingOf,
  PROVIDER_PROFILES,
  type Provider,
  type SettingField,
  withInitials,
} from '@concordia/domain';
import { useState } from 'react';
import { draftedProvider, draftedSettings, type Settings, withSettings } from '../channelDraft/draftSettings';
import type { ChannelState } from '../channelDraft/useChannelStates';
import { saveDraft, useSetupDraft } from '../channelDraft/useSetupDraft';
import { shownFields } from '../setup';

/** An unsaved change to a secret. Secrets without an entry stay as stored. */
export type SecretEdit = { readonly is: 'typed'; readonly value: string } | { readonly is: 'removed' };

interface Edits {
  readonly provider: Provider;
  readonly settings: Settings;
  /** Kept only in memory until saved. */
  readonly secrets: Readonly<Record<string, SecretEdit>>;
}

export interface Account {
  readonly channel: Channel;
  readonly provider: Provider;
  readonly fields: readonly SettingField[];
  readonly settings: Settings;
  readonly secretOf: (name: string) => { readonly stored: StoredSecret | null; readonly edit: SecretEdit | null };
  /** Keys that are neither entered nor stored. A test needs them; it reports other missing settings itself. */
  readonly missingKeys: readonly SettingField[];
  readonly isChanged: boolean;
  readonly chooseProvider: (provider: Provider) => void;
  readonly set: (name: string, value: string) => void;
  /** @param edit `null` keeps the stored secret. */
  readonly setSecret: (name: string, edit: SecretEdit | null) => void;
  /** Saves the settings in this browser, and with the secrets on the server if it responds. */
  readonly save: () => Promise<void>;
}

const fieldsOf = (provider: Provider): readonly SettingField[] => PROVIDER_PROFILES[provider].fields;

function settingsFor(provider: Provider, known: Settings): Settings {
  const names = new Set(fieldsOf(provider).flatMap(({ name, isSecret }) => (isSecret ? [] : [name])));
  const all = Object.entries(withInitials(provider, known));
  return Object.fromEntries(all.filter(([name]) => names.has(name)));
}

/** @param reread reloads the channels after a save on the server. */
export function useAccount({ channel, connection }: ChannelState, reread: () => Promise<void>): Account {
  const draft = useSetupDraft();
  const [edits, setEdits] = useState<Edits | null>(null);
  const kept = keptOf(connection, {
    provider: draftedProvider(draft, channel),
    settings: draftedSettings(draft, channel),
    secrets: {},
  });
  const { provider, settings, secrets } = edits ?? kept;
  const fields = shownFields(provider, settings);
  const stored = connection !== null && connection.provider === provider ? connection.secrets : [];

  const secretOf = (name: string) => ({
    stored: stored.find((one) => one.name === name) ?? null,
    edit: secrets[name] ?? null,
  });
  const missing = missingIn(provider, settings, (name) => isThere(secretOf(name)));
  const edit = (change: (before: Edits) => Partial<Edits>) =>
    setEdits((before) => {
      const from = before ?? kept;
      return { ...from, ...change(from) };
    });

  const save = async () => {
    const filled = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
    saveDraft((before) => withSettings(before, channel, provider, filled));
    if (connection !== null) {
      const changed = Object.entries(secrets).flatMap(([name, one]) => sentAs(name, one));
      await putChannelSettings(channel, { provider, settings: filled, secrets: Object.fromEntries(changed) });
      await reread();
    }
    setEdits(null);
  };

  return {
    channel,
    provider,
    fields,
    settings,
    secretOf,
    missingKeys: fields.filter(isKey).filter(({ name }) => missing.has(name)),
    isChanged: edits !== null,
    chooseProvider: (next) =>
      edit((before) => ({
        provider: next,
        settings: settingsFor(next, next === connection?.provider ? connection.settings : before.settings),
        secrets: {},
      })),
    set: (name, value) => edit((before) => ({ settings: { ...before.settings, [name]: value } })),
    setSecret: (name, one) =>
      edit((before) => {
        const { [name]: _, ...others } = before.secrets;
        return { secrets: one === null ? others : { ...others, [name]: one } };
      }),
    save,
  };
}

/** The server's settings override the browser's draft of the same account. */
function keptOf(connection: ChannelConnection | null, drafted: Edits): Edits {
  const provider = connection?.provider ?? drafted.provider;
  const known = provider === drafted.provider ? { ...drafted.settings, ...connection?.settings } : connection?.settings;
  return { provider, settings: settingsFor(provider, known ?? {}), secrets: {} };
}

const sentAs = (name: string, one: SecretEdit): readonly (readonly [string, string | null])[] => {
  if (one.is === 'removed') return [[name, null]];
  const value = one.value.trim();
  return value === '' ? [] : [[name, value]];
};

const isThere = ({ stored, edit }: ReturnType<Account['secretOf']>): boolean =>
  edit === null ? stored !== null : edit.is === 'typed' && edit.value.trim() !== '';

const isKey = ({ name, isSecret }: SettingField): boolean => isSecret || name === 'clientId';

function missingIn(provider: Provider, settings: Settings, hasSecret: (name: string) => boolean): ReadonlySet<string> {
  const known = fieldsOf(provider).flatMap(({ name, isSecret }) =>
    (isSecret ? hasSecret(name) : (settings[name] ?? '').trim() !== '') ? [name] : [],
  );
  return new Set(missingOf(provider, known));
}
