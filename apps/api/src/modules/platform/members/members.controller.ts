import { IdSchema } from '@concordia/contract';
import {
  type Member,
  type MemberCreate,
  MemberCreateSchema,
  MemberSchema,
  type MemberUpdate,
  MemberUpdateSchema,
} from '@concordia/contract/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { MembersService } from './members.service.js';

@ApiTags('members')
@Controller('api/members')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Get()
  @Answers(z.array(MemberSchema), 'Everybody; the owner first, then by when they came.', {
    summary: 'List members',
    description: 'The people to whom messages and tasks can be assigned.',
  })
  listMembers(): Promise<Member[]> {
    return this.members.list();
  }

  @Post()
  @AnswersCreated(MemberSchema, 'The member.', {
    summary: 'Add a member',
    description: 'There can be 100.',
    refuses: [409],
  })
  createMember(@Body({ schema: MemberCreateSchema }) member: MemberCreate): Promise<Member> {
    return this.members.create(member);
  }

  @Patch(':memberId')
  @Answers(MemberSchema, 'The member as they are now.', {
    summary: 'Change a member',
    description: 'Changes only the fields that are sent. An address that another member has is refused with 409.',
    refuses: [404, 409],
  })
  updateMember(
    @Param('memberId', { schema: IdSchema }) memberId: string,
    @Body({ schema: MemberUpdateSchema }) update: MemberUpdate,
  ): Promise<Member> {
    return this.members.update(memberId, update);
  }

  @Delete(':memberId')
  @Answers(MemberSchema, 'The member as they were.', {
    summary: 'Remove a member',
    description: 'What they looked after is assigned to nobody. The owner cannot be removed.',
    refuses: [404, 409],
  })
  deleteMember(@Param('memberId', { schema: IdSchema }) memberId: string): Promise<Member> {
    return this.members.remove(memberId);
  }
}
