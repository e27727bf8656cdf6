import type { CompletionItem, CompletionQuery } from '@concordia/contract/insight';
import {
  completeWord,
  completionPlace,
  MOST_COMPLETIONS,
  valueCompletion,
  valueStretch,
} from '@concordia/domain/query';
import { Injectable } from '@nestjs/common';
import { GraphProjector } from '../graph/graph-projector.js';
import { NodeTerms } from './node-terms.js';
import { SelectorSearchRepository } from './selector-search.repository.js';

@Injectable()
export class CompletionService {
  constructor(
    private readonly graph: GraphProjector,
    private readonly nodes: SelectorSearchRepository,
    private readonly terms: NodeTerms,
  ) {}

  async complete({ query, position }: CompletionQuery): Promise<CompletionItem[]> {
    const place = completionPlace(query, Math.min(position, query.length));
    if (place.kind === 'word') return completeWord(place);
    await this.graph.catchUp();
    await this.terms.catchUp();
    const values = await this.nodes.values(place.type, valueStretch(place), MOST_COMPLETIONS);
    return values.map(({ term, nodes }) => valueCompletion(place, term, Number(nodes)));
  }
}
