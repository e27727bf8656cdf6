import { Migration } from '@mikro-orm/migrations';
import { FOLLOW_THOSE_WHO_ARE_THERE } from '../relationship-changes.js';

export class Migration20261130071500_graph_ties extends Migration {
  override name = 'Migration20261130071500_graph_ties';

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`graph_tie\` (\`workspace_id\` text not null, \`one_id\` text not null, \`other_id\` text not null, \`messages\` bigint not null default '0', \`last_at\` bigint not null, \`weeks\` text not null default '', primary key (\`workspace_id\`, \`one_id\`, \`other_id\`));`,
    );
    this.addSql(`create index \`graph_tie_to\` on \`graph_tie\` (\`other_id\`, \`messages\`, \`one_id\`);`);
    // Everybody is projected once more, with their ties.
    this.addSql(FOLLOW_THOSE_WHO_ARE_THERE('sqlite'));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`graph_tie\`;`);
  }
}
