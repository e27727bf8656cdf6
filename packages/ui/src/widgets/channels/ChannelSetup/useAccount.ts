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
import type { Place } from '../channelDraft/usePlaces';
import { saveDraft, useSetupDraft } from '../channelDraft/useSetupDraft';

/** What happens to a secret that the server may have; without an entry it stays as it is. */
export type SecretEdit = { readonly is: 'typed'; readonly value: string } | { readonly is: 'removed' };

interface Edits {
  readonly provider: Provider;
  readonly settings: Settings;
  /** In memory alone, until it is sent. */
  readonly secrets: Readonly<Record<string, SecretEdit>>;
}

/** What is filled in about an account, and what of it is not saved yet. */
export interface Account {
  readonly channel: Channel;
  readonly provider: Provider;
  readonly fields: readonly SettingField[];
  readonly settings: Settings;
  readonly secretOf: (name: string) => { readonly stored: StoredSecret | null; readonly edit: SecretEdit | null };
  /** Keys that are neither typed nor stored, without which there is nothing to test; the test itself names anything else that is missing. */
  readonly missingKeys: readonly SettingField[];
  readonly isChanged: boolean;
  readonly chooseProvider: (provider: Provider) => void;
  readonly set: (name: string, value: string) => void;
  /** @param edit `null` leaves the stored one in its place. */
  readonly setSecret: (name: string, edit: SecretEdit | null) => void;
  /** Keeps the settings in this browser, and sends them with the secrets to the server where it answers. */
  readonly save: () => Promise<void>;
}

const fieldsOf = (provider: Provider): readonly SettingField[] => PROVIDER_PROFILES[provider].fields;

/** Of all that is known, what this provider has a place for. */
function settingsFor(provider: Provider, known: Settings): Settings {
  const names = new Set(fieldsOf(provider).flatMap(({ name, isSecret }) => (isSecret ? [] : [name])));
  const all = Object.entries(withInitials(provider, known));
  return Object.fromEntries(all.filter(([name]) => names.has(name)));
}

/** @param reread reads the channels again, once the server has others. */
export function useAccount({ channel, connection }: Place, reread: () => Promise<void>): Account {
  const draft = useSetupDraft();
  const [edits, setEdits] = useState<Edits | null>(null);
  const kept = keptOf(connection, {
    provider: draftedProvider(draft, channel),
    settings: draftedSettings(draft, channel),
    secrets: {},
  });
  const { provider, settings, secrets } = edits ?? kept;
  const fields = fieldsOf(provider);
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

/** What the server has goes before what this browser kept of the same account. */
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
