import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StartFailure } from '../../../common/start-failure.js';
import { runAs } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Workspaces } from '../../../database/workspaces.js';
import { keyIdOf, Sealing } from '../../../sealing/sealing.js';
import { SecretsRepository } from './secrets.repository.js';

/** Sees at the start that every stored secret can be opened, rather than when the first message has to leave. */
@Injectable()
export class KeyCheck implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly workspaces: Workspaces,
    private readonly secrets: SecretsRepository,
    private readonly sealing: Sealing,
  ) {}

  /** @throws StartFailure with what to do. */
  async onModuleInit(): Promise<void> {
    const known = new Set(this.sealing.keyIds);
    for (const workspaceId of await this.workspaces.list()) {
      const rows = await runAs({ kind: 'system', workspaceId }, () => this.secrets.all(this.db.read));
      const lost = rows.find(({ sealed }) => !known.has(keyIdOf(sealed)));
      if (lost !== undefined) {
        throw new StartFailure(
          'KEY_FILE',
          `The stored secrets were sealed with a key that is not in the file secrets.key of the data folder (key ${keyIdOf(lost.sealed)}). Put that file back from your backup, or add its line to the present one.`,
        );
      }
    }
  }
}
