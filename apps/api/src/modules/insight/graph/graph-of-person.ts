import { Injectable, type OnModuleInit } from '@nestjs/common';
import { inPages } from '../../platform/person-data/in-pages.js';
import { PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { nodeJson } from './graph.json.js';
import { GraphRepository } from './graph.repository.js';
import { GraphProjector } from './graph-projector.js';

/**
 * A contact's node in the graph. An erased or merged contact is removed at once; the merge's target is projected again because its messages change.
 */
@Injectable()
export class GraphOfPerson implements OnModuleInit {
  constructor(
    private readonly registry: PersonDataRegistry,
    private readonly graph: GraphRepository,
    private readonly projector: GraphProjector,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'graph',
      count: async (contactId) => (await this.graph.nodes([contactId])).length,
      move: async (tx, from) => {
        await this.projector.remove(tx, from);
        return [];
      },
      moveBack: async () => undefined,
      erase: async (tx, contactId) => {
        const rows = await this.graph.nodes([contactId], tx);
        await this.projector.remove(tx, contactId);
        return rows.length;
      },
      export: (contactId) =>
        inPages(async (after) =>
          after === null
            ? (await this.graph.nodes([contactId])).map((row) => {
                const { entity_id: id, analytics } = nodeJson(row);
                return { id, ...analytics };
              })
            : [],
        ),
    });
  }
}
