import { type CanActivate, Injectable } from '@nestjs/common';
import { admit } from '../database/request-context.js';
import { Workspaces } from '../database/workspaces.js';

/**
 * Gives every request its principal and its workspace. In local mode, whoever reaches this server through its own address is the owner of
 * this machine's workspace; foreign hosts and origins were turned away before (see same-site.ts).
 */
@Injectable()
export class AccessGuard implements CanActivate {
  #workspaceId: string | undefined;

  constructor(private readonly workspaces: Workspaces) {}

  canActivate(): boolean | Promise<boolean> {
    if (this.#workspaceId === undefined) return this.#enter();
    admit({ kind: 'owner', workspaceId: this.#workspaceId });
    return true;
  }

  async #enter(): Promise<boolean> {
    this.#workspaceId = await this.workspaces.local();
    admit({ kind: 'owner', workspaceId: this.#workspaceId });
    return true;
  }
}
