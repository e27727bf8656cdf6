import type { DealBoard, DealColumn, DealStage, DealStagesUpdate } from '@concordia/contract/people';
import { CLOSED_STAGES, dealStateOf, isClosedStage } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { type DealRow, dealOf } from './deal.row.js';
import { DealLinksRepository } from './deal-links.repository.js';
import { pipelineSettings, putStages } from './deal-stages.repository.js';
import { DealsRepository } from './deals.repository.js';

/** Deals shown in a column. */
const SHOWN = 50;

const CLOSED_NAMES = { won: 'Won', lost: 'Lost' } as const;

@Injectable()
export class DealBoardService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly deals: DealsRepository,
    private readonly links: DealLinksRepository,
  ) {}

  async board(): Promise<DealBoard> {
    const { currency, stages: open } = await pipelineSettings(this.db.read);
    const stages = allStages(open);
    const sums = await this.deals.sums();
    const rows = new Map<string, DealRow[]>();
    for (const { id } of stages) {
      rows.set(id, sums.has(id) ? await this.deals.ofStage(id, isClosedStage(id), SHOWN) : []);
    }
    const links = await this.links.of([...rows.values()].flat().map(({ id }) => id));
    const columnOf = (stage: DealStage): DealColumn => ({
      stage,
      count: sums.get(stage.id)?.count ?? 0,
      value: sums.get(stage.id)?.value ?? 0,
      deals: (rows.get(stage.id) ?? []).map((row) => dealOf(row, links.get(row.id) ?? [])),
    });
    return { currency, columns: stages.map(columnOf) };
  }

  /** In order; won and lost come last. */
  async stages(): Promise<DealStage[]> {
    return allStages((await pipelineSettings(this.db.read)).stages);
  }

  /** Replaces the open stages. One that still has deals cannot go. */
  async setStages({ stages }: DealStagesUpdate): Promise<DealBoard> {
    await this.db.write(async (tx) => {
      const kept = new Set(stages.map(({ id }) => id));
      const { stages: before } = await pipelineSettings(tx);
      const sums = await this.deals.sums(tx);
      const gone = before.find(({ id }) => !kept.has(id) && sums.has(id));
      if (gone !== undefined) throw stillHasDeals(gone.name);
      await putStages(tx, stages);
    });
    return this.board();
  }
}

const allStages = (open: readonly Pick<DealStage, 'id' | 'name'>[]): DealStage[] =>
  [...open, ...CLOSED_STAGES.map((id) => ({ id, name: CLOSED_NAMES[id] }))].map(({ id, name }) => ({
    id,
    name,
    state: dealStateOf(id),
  }));

const stillHasDeals = (name: string) =>
  new DomainFailure(
    'conflict',
    'DEAL_STAGE_IN_USE',
    `Deals are in the stage “${name}”. Move them to another stage first.`,
  );
