import { Migration } from '@mikro-orm/migrations';

/** Workspaces that were there before members were: each gets its owner, under the workspace's own id, which no other member can have. */
export class Migration20261121020000_owners extends Migration {
  override name = 'Migration20261121020000_owners';

  override up(): void {
    this.addSql(
      `insert into member (id, workspace_id, name, is_owner, created_at) select id, id, 'Me', 1, created_at from workspace;`,
    );
  }

  override down(): void {
    this.addSql('delete from member where is_owner = 1;');
  }
}
