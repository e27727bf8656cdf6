import { Injectable } from '@nestjs/common';
import { COUNT_BOUND } from '../../../common/page.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

export interface GraphProgress {
  readonly relationships: number;
  readonly changes: number;
  readonly scored: number;
  readonly unscored: number;
  readonly failedRelating: number;
  readonly failedScoring: number;
}

@Injectable()
export class PipelineRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async failedFiles(): Promise<number> {
    const rows = await this.db.read
      .selectFrom('ingest_run')
      .select('id')
      .where('state', '=', 'failed')
      .limit(COUNT_BOUND)
      .execute();
    return rows.length;
  }

  async graph(): Promise<GraphProgress> {
    const [state, changes, dead] = await Promise.all([this.#state(), this.#changes(), this.#deadJobs()]);
    const nodes = (state?.people ?? 0) + (state?.companies ?? 0);
    const isRanked = state !== undefined && state.ranked_at > 0;
    return {
      relationships: (state?.wrote_to ?? 0) + (state?.works_at ?? 0),
      changes,
      scored: isRanked ? nodes : 0,
      unscored: state !== undefined && state.ranked_version < state.version ? nodes : 0,
      failedRelating: dead.filter((kind) => !kind.includes('rank')).length,
      failedScoring: dead.filter((kind) => kind.includes('rank')).length,
    };
  }

  #state() {
    return this.db.read
      .selectFrom('graph_state')
      .select(['people', 'companies', 'wrote_to', 'works_at', 'version', 'ranked_version', 'ranked_at'])
      .executeTakeFirst();
  }

  async #changes(): Promise<number> {
    const rows = await this.db.read
      .selectFrom('relationship_change')
      .select('contact_id')
      .distinct()
      .limit(COUNT_BOUND)
      .execute();
    return rows.length;
  }

  async #deadJobs(): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('job')
      .select('kind')
      .where('kind', 'like', 'graph.%')
      .where('state', '=', 'dead')
      .limit(100)
      .execute();
    return rows.map(({ kind }) => kind);
  }
}
