import { PROVIDER_PROFILES, type SettingField } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelsRepository } from './channels.repository.js';
import { type ConnectionRow, settingsOf } from './connection.row.js';
import { Vault } from './vault.js';

/** Stores what a provider generates on registration, such as the key of its webhooks. */
@Injectable()
export class LearnedSettings {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly vault: Vault,
  ) {}

  /** @param row as of the registration; if it changed since, nothing is stored. */
  async keep(row: ConnectionRow, learned: Readonly<Record<string, string>>): Promise<void> {
    if (row.provider === null) return;
    const fields: readonly SettingField[] = PROVIDER_PROFILES[row.provider].fields;
    const isSecret = (name: string) => fields.some((field) => field.name === name && field.isSecret);
    const entries = Object.entries(learned);
    const plain = entries.filter(([name]) => fields.some((field) => field.name === name && !field.isSecret));
    await this.db.write(async (tx) => {
      const settings = JSON.stringify({ ...settingsOf(row), ...Object.fromEntries(plain) });
      if (!(await this.channels.change(tx, row, { settings, version: row.version + 1 }))) return;
      await this.vault.put(tx, row, Object.fromEntries(entries.filter(([name]) => isSecret(name))));
    });
  }
}
