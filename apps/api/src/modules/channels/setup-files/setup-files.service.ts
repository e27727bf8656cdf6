import type { SetupExport, SetupFile, SetupImport, SetupImported } from '@concordia/contract/channels';
import { CHANNELS, type Channel, PROVIDER_PROFILES, type SettingField } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { ChannelSettingsService, refuseProblems } from '../connections/channel-settings.service.js';
import { ChannelsRepository } from '../connections/channels.repository.js';
import { settingsOf } from '../connections/connection.row.js';
import { Vault } from '../connections/vault.js';
import { checksumOf, openPart } from './canonical.js';
import { KeyDerivationLock } from './key-derivation-lock.js';
import { CannotOpen, openWith, sealWith } from './sealed-part.js';
import { withoutSecrets } from './without-secrets.js';

type Secrets = Readonly<Partial<Record<Channel, Readonly<Record<string, string>>>>>;

const SecretsSchema = z.partialRecord(z.enum(CHANNELS), z.record(z.string().max(60), z.string().max(8_000)));

@Injectable()
export class SetupFilesService {
  readonly #derivations = new KeyDerivationLock();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly settings: ChannelSettingsService,
    private readonly vault: Vault,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainFailure if secrets are requested without a passphrase, or while another file with secrets is created. */
  async export({ config, includeSecrets, passphrase }: SetupExport): Promise<SetupFile> {
    if (includeSecrets && passphrase === undefined) throw needsPassphrase('to encrypt the secrets with');
    const rows = await this.channels.all(this.db.read);
    const file = {
      product: 'concordia',
      version: 1,
      exportedAt: new Date(this.clock.now()).toISOString(),
      config: withoutSecrets(config),
      channels: CHANNELS.flatMap((channel) => {
        const row = rows.find((one) => one.channel === channel && one.is_default === 1);
        if (row === undefined || row.provider === null) return [];
        return [{ channel, provider: row.provider, settings: settingsOf(row) }];
      }),
    } as const;
    const beside = openPart(file);
    const secrets =
      includeSecrets && passphrase !== undefined
        ? await this.#alone(async () =>
            sealWith(passphrase, JSON.stringify(await this.#secretsOf(file.channels)), beside),
          )
        : null;
    const detail = secrets === null ? 'without secrets' : 'with secrets';
    await this.db.write((tx) => this.audit.record(tx, { action: 'setup.exported', subject: 'setup', detail }));
    return { ...file, checksum: checksumOf(beside), secrets };
  }

  /** Imports all of a file or nothing. @throws DomainFailure if the file was modified or the passphrase is wrong. */
  async import({ file, passphrase }: SetupImport): Promise<SetupImported> {
    const beside = openPart(file);
    if (checksumOf(beside) !== file.checksum) throw damaged();
    const secrets = file.secrets === null ? {} : await this.#alone(() => secretsIn(file, passphrase, beside));
    for (const { channel, provider, settings } of file.channels) {
      refuseProblems(channel, { provider, settings, secrets: secrets[channel] ?? {} });
    }
    const channels = await this.db.write(async (tx) => {
      const taken: SetupImported['channels'] = [];
      for (const { channel, provider, settings } of file.channels) {
        const along = secrets[channel] ?? {};
        const missing = await this.settings.storeDefault(tx, channel, { provider, settings, secrets: along });
        taken.push({ channel, provider, secrets: Object.keys(along), missing: [...missing] });
      }
      const detail = taken.map(({ channel }) => channel).join(', ') || null;
      await this.audit.record(tx, { action: 'setup.imported', subject: 'setup', detail });
      return taken;
    });
    return { config: withoutSecrets(file.config), channels };
  }

  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#derivations.run(currentPrincipal().workspaceId, work);
  }

  /** Secrets entered by operators; tokens granted to this server are excluded. */
  async #secretsOf(channels: SetupFile['channels']): Promise<Secrets> {
    const all: [Channel, Record<string, string>][] = [];
    for (const { channel, provider } of channels) {
      const row = await this.channels.find(this.db.read, channel);
      const opened = row === undefined ? {} : await this.vault.open(this.db.read, row);
      const fields: readonly SettingField[] = PROVIDER_PROFILES[provider].fields;
      const typed = Object.entries(opened).filter(([name]) => fields.some((field) => field.name === name));
      all.push([channel, Object.fromEntries(typed)]);
    }
    return Object.fromEntries(all);
  }
}

async function secretsIn(file: SetupFile, passphrase: string | undefined, beside: string): Promise<Secrets> {
  if (file.secrets === null) return {};
  if (passphrase === undefined) throw needsPassphrase('that the secrets of this file were encrypted with');
  try {
    return SecretsSchema.parse(JSON.parse(await openWith(passphrase, file.secrets, beside)));
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw damaged();
    const message =
      'This passphrase does not open the secrets in the file. Check it, or ask whoever created the file. Nothing was imported.';
    throw new DomainFailure('invalid', 'WRONG_PASSPHRASE', message, [{ field: 'body.passphrase', expected: message }]);
  }
}

const needsPassphrase = (why: string) =>
  new DomainFailure('invalid', 'PASSPHRASE_MISSING', `Enter the passphrase ${why}.`, [
    { field: 'body.passphrase', expected: 'text; it is missing' },
  ]);

const damaged = () =>
  new DomainFailure(
    'invalid',
    'SETUP_FILE_DAMAGED',
    'The file is incomplete, or was modified after export. Export it again. Nothing was imported.',
  );
