import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** @returns whether a person or a rule has stopped the automation. */
export type IsStopped = (tx: WorkspaceTransaction, automationId: string) => Promise<boolean>;

/** Stop conditions from outside the guardrails, such as a campaign paused by a person. */
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
