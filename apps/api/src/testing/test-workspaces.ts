import { Workspaces } from '../database/workspaces.js';

/** Lets a test go on in another workspace, as if it were the one of this machine. */
export class TestWorkspaces extends Workspaces {
  #entered: string | undefined;

  override get localId(): string | undefined {
    return this.#entered ?? super.localId;
  }

  override local(): Promise<string> {
    return this.#entered === undefined ? super.local() : Promise.resolve(this.#entered);
  }

  enter(workspaceId: string): void {
    this.#entered = workspaceId;
  }
}
