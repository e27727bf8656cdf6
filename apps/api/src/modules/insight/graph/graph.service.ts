import type { EntityType, GraphNode, GraphRebuild, GraphStats, Neighborhood } from '@concordia/contract/insight';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import { COUNT_BOUND } from '../../../common/page.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { SelectorsService } from '../selectors/selectors.service.js';
import { closestOf, correspondencesOf } from './correspondences.js';
import { neighborJson, nodeJson, relationshipJson } from './graph.json.js';
import { GraphRepository } from './graph.repository.js';
import type { NodeRow } from './graph.rows.js';
import { GraphFactsRepository } from './graph-facts.repository.js';
import { GraphProjector } from './graph-projector.js';
import { GraphStateRepository } from './graph-state.repository.js';

export const GRAPH_JOB = 'graph.keep';
export const REBUILD_JOB = 'graph.rebuild';

/** Maximum selectors per node, and evidence per selector. */
const SELECTORS = 100;
const EVIDENCE = 3;

@Injectable()
export class GraphService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly graph: GraphRepository,
    private readonly states: GraphStateRepository,
    private readonly facts: GraphFactsRepository,
    private readonly projector: GraphProjector,
    private readonly selectors: SelectorsService,
    private readonly queue: JobQueue,
  ) {}

  async stats(): Promise<GraphStats> {
    await this.catchUp();
    const [state, selectorsByType, pending] = await Promise.all([
      this.states.find(),
      this.selectors.countByType(),
      this.states.pending(),
    ]);
    const { people = 0, companies = 0, wrote_to = 0, works_at = 0, updated_at = 0, rebuilt_to = null } = state ?? {};
    return {
      nodes: people + companies,
      relationships: wrote_to + works_at,
      selectors: Object.values(selectorsByType).reduce((sum, count) => sum + count, 0),
      people,
      companies,
      relationshipsByKind: { wrote_to, works_at },
      selectorsByType,
      pending,
      isRebuilding: rebuilt_to !== null,
      rebuilt: rebuilt_to === null ? null : await this.facts.placedTo(rebuilt_to),
      updatedAt: updated_at === 0 ? null : new Date(updated_at).toISOString(),
    };
  }

  async node(entityType: EntityType, id: string): Promise<GraphNode> {
    const row = await this.#known(entityType, id);
    const found = await this.selectors.ofNode(id, SELECTORS);
    return {
      ...nodeJson(row),
      selectors: found.map(({ type, value, evidence }) => ({
        type,
        value,
        evidence: evidence.slice(0, EVIDENCE).map(({ source, quote, messageId, foundAt }) => ({
          source,
          quote,
          messageId,
          foundAt: new Date(foundAt).toISOString(),
        })),
      })),
    };
  }

  async neighborhood(entityType: EntityType, id: string, limit: number): Promise<Neighborhood> {
    const center = await this.#known(entityType, id);
    const ids = closestOf(correspondencesOf(id, await this.graph.ties(id, limit)), limit);
    const rows = new Map((await this.graph.nodes(ids)).map((row) => [row.id, row]));
    const shown = ids.flatMap((one) => rows.get(one) ?? []);
    const among = await this.graph.among([id, ...shown.map((row) => row.id)]);
    return {
      center: neighborJson(center),
      nodes: shown.map(neighborJson),
      relationships: among.map(relationshipJson),
      total: await this.graph.neighbors(id, COUNT_BOUND),
    };
  }

  /** Concurrent requests share the rebuild in progress. */
  async rebuild(): Promise<GraphRebuild> {
    await this.db.write(async (tx) => {
      const state = await this.states.hold(tx);
      if (state.rebuilt_to === null) await this.states.put(tx, { rebuilt_to: '' });
      await this.queue.enqueue(tx, { kind: REBUILD_JOB, payload: {}, uniqueKey: 'now' });
    });
    return { isRebuilding: true };
  }

  async #known(entityType: EntityType, id: string): Promise<NodeRow> {
    await this.catchUp();
    const [row] = await this.graph.nodes([id]);
    if (row?.entity_type === entityType) return row;
    throw new DomainFailure('not-found', 'NODE_NOT_FOUND', 'The node was not found in the graph.');
  }

  /** Leaves to a job what would take too long here. */
  async catchUp(): Promise<void> {
    if (await this.projector.catchUp()) return;
    await this.db.write((tx) => this.queue.enqueue(tx, { kind: GRAPH_JOB, payload: {}, uniqueKey: 'now' }));
  }
}
