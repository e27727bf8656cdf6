import { Migration } from '@mikro-orm/migrations';

/** Vectors of messages: one waits for every message that is there, until a model is trained. */
export class Migration20261130034502_message_vectors extends Migration {
  override name = 'Migration20261130034502_message_vectors';

  override up(): void {
    // In the order in which it is searched: one cluster after another, the newest messages last.
    this.addSql(
      'create table message_vector (workspace_id uuid not null, message_id uuid not null, model int not null, cluster int not null, vector bytea null, primary key (workspace_id, model, cluster, message_id))',
    );
    this.addSql('create unique index message_vector_by_message on message_vector (message_id)');
    this.addSql(
      'create table message_vector_model (workspace_id uuid not null primary key, number int not null, state text not null, progress double precision not null, trained_at bigint null, messages int not null, model bytea null, centres bytea null)',
    );
    this.addSql(
      'insert into message_vector (workspace_id, message_id, model, cluster, vector) select workspace_id, id, 0, 0, null from message',
    );
    this.addSql('alter table suggestion add column answered_id uuid null');
  }

  override down(): void {
    this.addSql('drop table message_vector');
    this.addSql('drop table message_vector_model');
    this.addSql('alter table suggestion drop column answered_id');
  }
}
