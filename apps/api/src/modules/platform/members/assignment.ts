import type { Assignees } from '@concordia/contract/platform';
import { canBeAssigned } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { restrictedAmong } from './account-members.repository.js';
import { MembersRepository } from './members.repository.js';

const notAccountMember = (name: string) =>
  new DomainFailure(
    'conflict',
    'NOT_ACCOUNT_MEMBER',
    `${name} is not a member of this account. Choose a member of the account, or add ${name} to it.`,
  );

/** Who can look after what belongs to accounts of channels: whoever is assigned must see it. */
@Injectable()
export class Assignment {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly members: MembersRepository,
  ) {}

  /** @throws DomainFailure `not-found` for an unknown member, `NOT_ACCOUNT_MEMBER` for one who does not see all of the accounts. */
  async require(tx: WorkspaceTransaction, memberId: string, accountIds: readonly string[]): Promise<void> {
    const member = await this.members.find(tx, memberId);
    if (member === undefined) throw notFound('member');
    if (member.isOwner) return;
    if (!canBeAssigned(member, await restrictedAmong(tx, accountIds))) throw notAccountMember(member.name);
  }

  async assignees(accountIds: readonly string[]): Promise<Assignees> {
    const accounts = await restrictedAmong(this.db.read, accountIds);
    const members = await this.members.list();
    return {
      members: members.filter((member) => canBeAssigned(member, accounts)),
      accountIds: accounts.map(({ id }) => id),
    };
  }
}
