import { setImmediate } from 'node:timers/promises';
import {
  Alike,
  type Near,
  NearestKept,
  nearestCentres,
  overlapOf,
  vectorOf,
  wantedOf,
} from '@concordia/domain/vectors';
import { Injectable } from '@nestjs/common';
import { VectorModels } from './vector-models.js';
import { VectorsRepository } from './vectors.repository.js';

/** How far one look goes. */
interface Reach {
  /** Clusters read, the nearest first. */
  readonly clusters: number;
  /** Vectors read in all. */
  readonly vectors: number;
}

/** Of a search that somebody waits for. */
const SEARCH: Reach = { clusters: 8, vectors: 12_000 };
/** Of a conversation that is opened: less, since it is done for each. */
export const GLANCE: Reach = { clusters: 4, vectors: 6_000 };

/** The newest messages read of each cluster: an uneven one must not use up what may be read. */
const PER_CLUSTER = 4_500;
/** Where everything is one cluster (5,000 messages at most, before they are divided), all of it is read. */
const UNDIVIDED = 6_000;
/**
 * How many messages are compared word by word, and how much shared words and similar ones count; chosen on the tuned searches (docs/models.md). Where no
 * words are known beforehand, only shared ones count.
 */
const REORDERED = 100;
const BY_WORDS = { alone: 1.5, besideAlike: 1 };
const BY_LIKENESS = 0.5;
/** Texts read before requests get their turn. */
const AT_ONCE = 20;

/** Finds messages that mean nearly the same as a text: the newest of the clusters nearest to it. */
@Injectable()
export class NearestMessages {
  constructor(
    private readonly models: VectorModels,
    private readonly vectors: VectorsRepository,
  ) {}

  /** The nearest first; none where there is no model yet, or it knows no word of the text. */
  async find(text: string, count: number, least: number, { clusters, vectors }: Reach = SEARCH): Promise<Near[]> {
    const loaded = await this.models.current();
    if (loaded === null) return [];
    const wanted = vectorOf(loaded.model, text);
    if (wanted.every((value) => value === 0)) return [];
    const kept = new NearestKept(wanted, count, least);
    const most = loaded.centres.length === 1 ? UNDIVIDED : PER_CLUSTER;
    let left = vectors;
    for (const cluster of nearestCentres(loaded.centres, wanted, clusters)) {
      const read = await this.vectors.ofCluster(loaded.number, cluster, Math.min(most, left));
      kept.read(read.vectors, read.idOf);
      left -= read.count;
      if (left <= 0) break;
      await setImmediate();
    }
    return kept.sorted();
  }

  /** The first of those found, by meaning and by the words that they share with the text; then the others. */
  async reordered(text: string, found: readonly Near[]): Promise<Near[]> {
    const loaded = await this.models.current();
    if (loaded === null || found.length === 0) return [...found];
    const [first, rest] = [found.slice(0, REORDERED), found.slice(REORDERED)];
    const texts = await this.vectors.textsOf(first.map(({ id }) => id));
    const wanted = wantedOf(loaded.model, text);
    const { known } = loaded.model;
    const alike = known === null ? null : new Alike(loaded.model, known, text);
    const byWords = alike === null ? BY_WORDS.alone : BY_WORDS.besideAlike;
    const scores = new Map<string, number>();
    for (const [index, { id, near }] of first.entries()) {
      const there = texts.get(id) ?? '';
      scores.set(id, near + byWords * overlapOf(wanted, there) + BY_LIKENESS * (alike?.of(there) ?? 0));
      if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    }
    return [...first.toSorted((one, other) => (scores.get(other.id) ?? 0) - (scores.get(one.id) ?? 0)), ...rest];
  }
}
