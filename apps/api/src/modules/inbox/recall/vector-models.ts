import { DIMENSIONS, rowsOf, unpackModel, type VectorModel } from '@concordia/domain/vectors';
import { Injectable } from '@nestjs/common';
import { currentPrincipal } from '../../../database/request-context.js';
import { KnownWordsFile } from './known-words-file.js';
import { signedBytes } from './vector-bytes.js';
import { VectorsRepository } from './vectors.repository.js';

export interface LoadedModel {
  readonly number: number;
  readonly model: VectorModel;
  readonly centres: readonly Int8Array[];
}

/** Models in memory at once, of ten megabytes at most each; beyond it the least recently used are dropped. */
const MOST = 4;

/** The models of the workspaces that are searched. */
@Injectable()
export class VectorModels {
  readonly #kept = new Map<string, LoadedModel>();

  constructor(
    private readonly vectors: VectorsRepository,
    private readonly known: KnownWordsFile,
  ) {}

  /** The current model; `null` where none was trained yet. */
  async current(): Promise<LoadedModel | null> {
    const { workspaceId } = currentPrincipal();
    const state = await this.vectors.state();
    if (state === undefined || state.number === 0) return null;
    const kept = this.#kept.get(workspaceId);
    this.#kept.delete(workspaceId);
    const loaded = kept?.number === state.number ? kept : await this.#load();
    if (loaded === null) return null;
    this.#kept.set(workspaceId, loaded);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return loaded;
  }

  async #load(): Promise<LoadedModel | null> {
    const row = await this.vectors.model();
    if (row === undefined || row.model === null || row.centres === null) return null;
    if (row.centres.length % DIMENSIONS !== 0) return null;
    const known = await this.known.read();
    return {
      number: row.number,
      model: unpackModel(row.model, known?.words ?? null),
      centres: rowsOf(signedBytes(row.centres)),
    };
  }
}
