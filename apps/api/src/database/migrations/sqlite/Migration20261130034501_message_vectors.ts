import { Migration } from '@mikro-orm/migrations';

/** Vectors of messages: one waits for every message that is there, until a model is trained. */
export class Migration20261130034501_message_vectors extends Migration {
  override name = 'Migration20261130034501_message_vectors';

  override up(): void {
    // In the order in which it is searched: one cluster after another, the newest messages last.
    this.addSql(
      'create table message_vector (workspace_id text not null, message_id text not null, model integer not null, cluster integer not null, vector blob null, primary key (workspace_id, model, cluster, message_id)) without rowid',
    );
    this.addSql('create unique index message_vector_by_message on message_vector (message_id)');
    this.addSql(
      'create table message_vector_model (workspace_id text not null primary key, number integer not null, state text not null, progress real not null, trained_at bigint null, messages integer not null, model blob null, centres blob null)',
    );
    this.addSql(
      'insert into message_vector (workspace_id, message_id, model, cluster, vector) select workspace_id, id, 0, 0, null from message',
    );
    this.addSql('alter table suggestion add column answered_id text null');
  }

  override down(): void {
    this.addSql('drop table message_vector');
    this.addSql('drop table message_vector_model');
    this.addSql('alter table suggestion drop column answered_id');
  }
}
