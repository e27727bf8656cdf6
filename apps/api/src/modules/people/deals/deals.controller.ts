import { IdSchema } from '@concordia/contract';
import {
  type Deal,
  type DealBoard,
  DealBoardSchema,
  type DealListQuery,
  DealListQuerySchema,
  DealSchema,
  type DealStage,
  DealStageSchema,
  type DealStagesUpdate,
  DealStagesUpdateSchema,
  type DealUpdate,
  DealUpdateSchema,
  type NewDeal,
  NewDealSchema,
} from '@concordia/contract/people';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { DealBoardService } from './deal-board.service.js';
import { DealsService } from './deals.service.js';

@ApiTags('deals')
@Controller('api/deals')
export class DealsController {
  constructor(
    private readonly deals: DealsService,
    private readonly boards: DealBoardService,
  ) {}

  @Get()
  @AnswersPage(DealSchema, 'Deals, most recently opened first.', {
    summary: 'List deals',
    description: 'Open and closed deals, filtered by stage, contact, company or conversation.',
  })
  async listDeals(
    @Query({ schema: DealListQuerySchema }) query: DealListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Deal[]> {
    return sendPage(reply, await this.deals.list(query));
  }

  @Get('board')
  @Answers(DealBoardSchema, 'The stages with their deals.', {
    summary: 'Get the board of deals',
    description: 'All stages in order, each with its count, its sum and its first 50 deals.',
  })
  getDealBoard(): Promise<DealBoard> {
    return this.boards.board();
  }

  @Get('stages')
  @Answers(DealStageSchema.array(), 'The stages in order.', {
    summary: 'List the stages',
    description: 'The open stages of the workspace, then won and lost.',
  })
  listDealStages(): Promise<DealStage[]> {
    return this.boards.stages();
  }

  @Put('stages')
  @Answers(DealBoardSchema, 'The board with its new stages.', {
    summary: 'Replace the open stages',
    description: 'Renames, orders, adds and removes open stages. Returns 409 if a stage to remove still has deals.',
    refuses: [409],
  })
  setDealStages(@Body({ schema: DealStagesUpdateSchema }) update: DealStagesUpdate): Promise<DealBoard> {
    return this.boards.setStages(update);
  }

  @Post()
  @AnswersCreated(DealSchema, 'The deal.', {
    summary: 'Create a deal',
    description: 'Adds a deal with a contact. A deal that is won counts as a purchase in the next segmentation run.',
    refuses: [404],
  })
  createDeal(@Body({ schema: NewDealSchema }) deal: NewDeal): Promise<Deal> {
    return this.deals.create(deal);
  }

  @Get(':dealId')
  @Answers(DealSchema, 'The deal.', {
    summary: 'Get a deal',
    description: 'Includes its contact and its linked conversations.',
    refuses: [404],
  })
  getDeal(@Param('dealId', { schema: IdSchema }) dealId: string): Promise<Deal> {
    return this.deals.get(dealId);
  }

  @Patch(':dealId')
  @Answers(DealSchema, 'The updated deal.', {
    summary: 'Update, move or close a deal',
    description: 'Updates only the fields in the request. The stage `won` or `lost` closes the deal.',
    refuses: [404],
  })
  updateDeal(
    @Param('dealId', { schema: IdSchema }) dealId: string,
    @Body({ schema: DealUpdateSchema }) update: DealUpdate,
  ): Promise<Deal> {
    return this.deals.update(dealId, update);
  }

  @Delete(':dealId')
  @Answers(DealSchema, 'The deleted deal.', {
    summary: 'Delete a deal',
    description: 'Returns the deleted item.',
    refuses: [404],
  })
  deleteDeal(@Param('dealId', { schema: IdSchema }) dealId: string): Promise<Deal> {
    return this.deals.delete(dealId);
  }

  @Put(':dealId/conversations/:conversationId')
  @Answers(DealSchema, 'The deal with its conversations.', {
    summary: 'Link a conversation to a deal',
    description: 'Does nothing if it is linked already.',
    refuses: [404],
  })
  linkDealConversation(
    @Param('dealId', { schema: IdSchema }) dealId: string,
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
  ): Promise<Deal> {
    return this.deals.link(dealId, conversationId);
  }

  @Delete(':dealId/conversations/:conversationId')
  @Answers(DealSchema, 'The deal with its conversations.', {
    summary: 'Unlink a conversation from a deal',
    description: 'Does nothing if it is not linked.',
    refuses: [404],
  })
  unlinkDealConversation(
    @Param('dealId', { schema: IdSchema }) dealId: string,
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
  ): Promise<Deal> {
    return this.deals.unlink(dealId, conversationId);
  }
}
