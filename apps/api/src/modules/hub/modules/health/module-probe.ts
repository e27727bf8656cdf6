import { SECOND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Outgoing, OutgoingFailure } from '../../../../outgoing/outgoing.js';
import { RequestSigner } from '../../auth/request-signer.js';
import type { HubModuleRow } from '../modules.repository.js';
import { readHealth } from './read-health.js';

/** Timeout of a health check, in ms. */
const PATIENCE = 5 * SECOND;

const LARGEST_ANSWER = 64 * 1024;

export interface Probe {
  /** `null` if healthy. */
  readonly problem: string | null;
  /** `null` without a response. */
  readonly statusCode: number | null;
  /** In ms; `null` without a response. */
  readonly latencyMs: number | null;
  /** `null` if the response could not be read. */
  readonly said: { readonly version: string | null; readonly capabilities: readonly string[] } | null;
}

@Injectable()
export class ModuleProbe {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly signer: RequestSigner,
  ) {}

  /** Never fails because of the module. @throws the signal's reason if aborted. */
  async ask(module: Pick<HubModuleRow, 'base_url' | 'allow_private_network'>, signal: AbortSignal): Promise<Probe> {
    const url = `${module.base_url}/health`;
    const signed = await this.signer.headersFor('GET', url);
    const since = performance.now();
    const elapsed = () => Math.round(performance.now() - since);
    try {
      const { status, text } = await this.outgoing.read(url, {
        signal,
        maxBytes: LARGEST_ANSWER,
        timeoutMs: PATIENCE,
        headers: { accept: 'application/json', ...signed },
        isTrusted: module.allow_private_network === 1,
      });
      const latencyMs = elapsed();
      const { problem, ...said } = readHealth(text);
      return { problem, statusCode: status, latencyMs, said };
    } catch (error) {
      if (!(error instanceof OutgoingFailure)) throw error;
      const latencyMs = error.status === null ? null : elapsed();
      return { problem: error.message, statusCode: error.status, latencyMs, said: null };
    }
  }
}
