import { setImmediate } from 'node:timers/promises';
import { cosine, nearestCentres, vectorOf } from '@concordia/domain/vectors';
import { Injectable } from '@nestjs/common';
import { signedBytes } from './vector-bytes.js';
import { VectorModels } from './vector-models.js';
import { VectorsRepository } from './vectors.repository.js';

export interface NearMessage {
  readonly id: string;
  /** The cosine of the angle between the texts' vectors. */
  readonly near: number;
}

/** Clusters read for one search. */
const CLUSTERS = 12;
/** The newest messages read of each: bounds a search where clusters are uneven. */
const PER_CLUSTER = 4_500;
/** Clusters read before requests get their turn. */
const AT_ONCE = 3;

/** Finds messages that mean nearly the same as a text: the newest of the clusters nearest to it. */
@Injectable()
export class NearestMessages {
  constructor(
    private readonly models: VectorModels,
    private readonly vectors: VectorsRepository,
  ) {}

  /** The nearest first; none where there is no model yet, or it knows no word of the text. */
  async find(text: string, count: number, least: number): Promise<NearMessage[]> {
    const loaded = await this.models.current();
    if (loaded === null) return [];
    const wanted = vectorOf(loaded.model, text);
    if (wanted.every((value) => value === 0)) return [];
    const found: NearMessage[] = [];
    for (const [read, cluster] of nearestCentres(loaded.centres, wanted, CLUSTERS).entries()) {
      for (const { id, vector } of await this.vectors.ofCluster(loaded.number, cluster, PER_CLUSTER)) {
        const near = cosine(wanted, signedBytes(vector));
        if (near >= least) found.push({ id, near });
      }
      if (read % AT_ONCE === AT_ONCE - 1) await setImmediate();
    }
    return found.toSorted((one, other) => other.near - one.near || (one.id < other.id ? 1 : -1)).slice(0, count);
  }
}
