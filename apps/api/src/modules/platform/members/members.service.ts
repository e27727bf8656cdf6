import { type Member, type MemberCreate, type MemberUpdate, MOST_MEMBERS } from '@concordia/contract/platform';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { MembersRepository } from './members.repository.js';

@Injectable()
export class MembersService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly members: MembersRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  list(): Promise<Member[]> {
    return this.members.list();
  }

  async create(member: MemberCreate): Promise<Member> {
    const id = this.ids.next();
    const email = member.email?.toLowerCase() ?? null;
    return this.db.write(async (tx) => {
      if ((await this.members.count(tx)) >= MOST_MEMBERS) {
        throw new DomainFailure(
          'conflict',
          'TOO_MANY_MEMBERS',
          `You can have at most ${MOST_MEMBERS} members. Remove one first.`,
        );
      }
      await this.#refuseTaken(tx, email, id);
      const row = { id, name: member.name, email };
      await this.members.insert(tx, { ...row, is_owner: 0, created_at: this.clock.now() });
      return { ...row, isOwner: false };
    });
  }

  async update(id: string, { name, email }: MemberUpdate): Promise<Member> {
    return this.db.write(async (tx) => {
      const before = await this.members.find(tx, id);
      if (before === undefined) throw notFound('member');
      const change = {
        name: name ?? before.name,
        email: email === undefined ? before.email : (email?.toLowerCase() ?? null),
      };
      await this.#refuseTaken(tx, change.email, id);
      await this.members.change(tx, id, change);
      return { ...before, ...change };
    });
  }

  /** Their assignments become unassigned. */
  async remove(id: string): Promise<Member> {
    return this.db.write(async (tx) => {
      const member = await this.members.find(tx, id);
      if (member === undefined) throw notFound('member');
      if (member.isOwner) {
        throw new DomainFailure('conflict', 'MEMBER_IS_OWNER', 'The owner of the workspace cannot be removed.');
      }
      await this.members.unassignMessages(tx, id);
      await this.members.remove(tx, id);
      return member;
    });
  }

  async #refuseTaken(tx: WorkspaceTransaction, email: string | null, id: string): Promise<void> {
    if (email === null || !(await this.members.hasOtherWith(tx, email, id))) return;
    throw new DomainFailure('conflict', 'MEMBER_EXISTS', `A member with the address ${email} already exists.`);
  }
}
