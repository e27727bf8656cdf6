import { Migration } from '@mikro-orm/migrations';

/** Models have known words beside what they learnt: those that stand learn anew, and nothing is found by its meaning until then. */
export class Migration20261130113000_known_words extends Migration {
  override name = 'Migration20261130113000_known_words';

  override up(): void {
    this.#forget();
  }

  override down(): void {
    this.#forget();
  }

  /** Neither version reads a model of the other. */
  #forget(): void {
    this.addSql(
      `update message_vector_model set model = null, centres = null, trained_at = null, state = 'waiting', progress = 0, cancelled_at = null where number > 0`,
    );
  }
}
