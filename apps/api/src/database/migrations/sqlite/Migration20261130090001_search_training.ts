import { Migration } from '@mikro-orm/migrations';

/** When somebody canceled the training of the search, so that it does not start again by itself. */
export class Migration20261130090001_search_training extends Migration {
  override name = 'Migration20261130090001_search_training';

  override up(): void {
    this.addSql('alter table message_vector_model add column cancelled_at bigint null');
  }

  override down(): void {
    this.addSql('alter table message_vector_model drop column cancelled_at');
  }
}
