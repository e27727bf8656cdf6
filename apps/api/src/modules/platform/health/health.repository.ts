import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

@Injectable()
export class HealthRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  get kind(): WorkspaceDatabase['kind'] {
    return this.db.kind;
  }

  /** @throws if the database does not answer. */
  async ping(): Promise<void> {
    await this.db.read.selectFrom('workspace').select('id').executeTakeFirstOrThrow();
  }
}
