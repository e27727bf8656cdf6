import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { WorkspaceDatabase } from '../database/workspace-database.js';
import { survivingId } from '../modules/inbox/correspondence/surviving-conversations.repository.js';

const ParamsSchema = z.looseObject({ conversationId: z.string() });

/** A merge names conversations as they are, to say that one was merged already. */
const MERGES = /\/merge$/;

/**
 * Lets the id of a merged conversation lead to the one it was merged into, whatever the route: links, webhooks and other programs keep working. Runs
 * after the {@link ContractGuard}, which has checked the id.
 */
@Injectable()
export class MergedConversationsGuard implements CanActivate {
  constructor(private readonly db: WorkspaceDatabase) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const params = ParamsSchema.safeParse(request.params);
    if (!params.success || MERGES.test(request.routeOptions.url ?? '')) return true;
    const { conversationId } = params.data;
    const surviving = await survivingId(this.db.read, conversationId);
    if (surviving !== conversationId) request.params = { ...params.data, conversationId: surviving };
    return true;
  }
}
