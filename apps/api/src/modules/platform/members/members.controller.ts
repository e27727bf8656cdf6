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
  @Answers(z.array(MemberSchema), 'All members: the owner first, then in the order they joined.', {
    summary: 'List members',
    description: 'Lists the team members to whom messages and tasks can be assigned.',
  })
  listMembers(): Promise<Member[]> {
    return this.members.list();
  }

  @Post()
  @AnswersCreated(MemberSchema, 'The member.', {
    summary: 'Create a member',
    description: 'A workspace can have up to 100 members.',
    refuses: [409],
  })
  createMember(@Body({ schema: MemberCreateSchema }) member: MemberCreate): Promise<Member> {
    return this.members.create(member);
  }

  @Patch(':memberId')
  @Answers(MemberSchema, 'The updated member.', {
    summary: 'Update a member',
    description: 'Updates only the fields in the request. Returns 409 if another member has the same address.',
    refuses: [404, 409],
  })
  updateMember(
    @Param('memberId', { schema: IdSchema }) memberId: string,
    @Body({ schema: MemberUpdateSchema }) update: MemberUpdate,
  ): Promise<Member> {
    return this.members.update(memberId, update);
  }

  @Delete(':memberId')
  @Answers(MemberSchema, 'The deleted member.', {
    summary: 'Delete a member',
    description: 'Unassigns everything that was assigned to the member. The owner cannot be deleted.',
    refuses: [404, 409],
  })
  deleteMember(@Param('memberId', { schema: IdSchema }) memberId: string): Promise<Member> {
    return this.members.remove(memberId);
  }
}
