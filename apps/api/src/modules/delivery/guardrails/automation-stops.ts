import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** @returns whether a person or a rule of its own has stopped what sends under this name. */
export type IsStopped = (tx: WorkspaceTransaction, automationId: string) => Promise<boolean>;

/** Who beside the guardrails can stop an automation: a campaign is also stopped by a person. */
@Injectable()
export class AutomationStops {
  readonly #all: IsStopped[] = [];

  register(isStopped: IsStopped): void {
    this.#all.push(isStopped);
  }

  async isStopped(tx: WorkspaceTransaction, automationId: string): Promise<boolean> {
    for (const isStopped of this.#all) if (await isStopped(tx, automationId)) return true;
    return false;
  }
}
