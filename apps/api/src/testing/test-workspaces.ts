import { Workspaces } from '../database/workspaces.js';

export class TestWorkspaces extends Workspaces {
  #entered: string | undefined;
  readonly #left = new Set<string>();

  override get localId(): string | undefined {
    return this.#entered ?? super.localId;
  }

  override local(): Promise<string> {
    return this.#entered === undefined ? super.local() : Promise.resolve(this.#entered);
  }

  /** Excludes workspaces that were left, so that they get no more recurring jobs. */
  override async list(): Promise<string[]> {
    return (await super.list()).filter((id) => !this.#left.has(id));
  }

  /** Makes this the local workspace for later requests. */
  async enter(workspaceId: string): Promise<void> {
    this.#left.add(await this.local());
    this.#entered = workspaceId;
  }
}
