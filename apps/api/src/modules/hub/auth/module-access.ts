import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ModulePrincipal } from '../../../database/request-context.js';
import { AccessRefusal } from './access-refusal.js';
import { bearerOf, signatureOf } from './credentials.js';
import { RefusedAccess } from './refused-access.js';
import { SignedRequests } from './signed-requests.js';
import { TokenVerifier } from './token-verifier.js';

@Injectable()
export class ModuleAccess {
  constructor(
    private readonly tokens: TokenVerifier,
    private readonly signatures: SignedRequests,
    private readonly refused: RefusedAccess,
  ) {}

  /**
   * @returns `null` without a token or a signature. With both, the token counts.
   * @throws AccessRefusal
   */
  async verify(request: FastifyRequest): Promise<ModulePrincipal | null> {
    try {
      return await this.#verify(request);
    } catch (error) {
      if (error instanceof AccessRefusal) await this.refused.note(error);
      throw error;
    }
  }

  async #verify(request: FastifyRequest): Promise<ModulePrincipal | null> {
    if (request.headers.authorization !== undefined) {
      const token = bearerOf(request.headers);
      return token === null ? null : this.tokens.verify(token);
    }
    const headers = signatureOf(request.headers);
    return headers === null ? null : this.signatures.verify(headers, request);
  }
}
