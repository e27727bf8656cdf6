import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StartFailure } from '../../../common/start-failure.js';
import { runAs } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Workspaces } from '../../../database/workspaces.js';
import { keyIdOf, Sealing } from '../../../sealing/sealing.js';
import { AccountsUpgrade } from './accounts-upgrade.js';
import { SecretsRepository } from './secrets.repository.js';

/** Checks at startup that every stored secret can be decrypted, instead of failing at the first send. */
@Injectable()
export class KeyCheck implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly workspaces: Workspaces,
    private readonly secrets: SecretsRepository,
    private readonly sealing: Sealing,
    private readonly upgrade: AccountsUpgrade,
  ) {}

  /** @throws StartFailure that says how to fix it. */
  async onModuleInit(): Promise<void> {
    const known = new Set(this.sealing.keyIds);
    for (const workspaceId of await this.workspaces.list()) {
      const rows = await runAs({ kind: 'system', workspaceId }, () => this.secrets.all(this.db.read));
      const lost = rows.find(({ sealed }) => !known.has(keyIdOf(sealed)));
      if (lost !== undefined) {
        throw new StartFailure(
          'KEY_FILE',
          `The stored secrets were sealed with a key that is not in the file secrets.key of the data folder (key ${keyIdOf(lost.sealed)}). Restore that file from your backup, or add its line to the current one.`,
        );
      }
      await runAs({ kind: 'system', workspaceId }, () => this.upgrade.run());
    }
  }
}
