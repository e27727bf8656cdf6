import { Workspaces } from '../database/workspaces.js';

/** The workspaces of a test's application, which can go on in another one as if it were that of this machine. */
export class TestWorkspaces extends Workspaces {
  #entered: string | undefined;
  readonly #left = new Set<string>();

  override get localId(): string | undefined {
    return this.#entered ?? super.localId;
  }

  override local(): Promise<string> {
    return this.#entered === undefined ? super.local() : Promise.resolve(this.#entered);
  }

  /** A workspace that was left gets no more recurring work. */
  override async list(): Promise<string[]> {
    return (await super.list()).filter((id) => !this.#left.has(id));
  }

  /** Requests are the owner's of this workspace from now on. */
  async enter(workspaceId: string): Promise<void> {
    this.#left.add(await this.local());
    this.#entered = workspaceId;
  }
}
