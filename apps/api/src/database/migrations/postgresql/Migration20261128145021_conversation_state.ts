import { Migration } from '@mikro-orm/migrations';
import { DERIVE_CONVERSATION_STATE, FORGET_CONVERSATION_COUNTS } from '../conversation-state.js';

/** Conversations keep the state that their lists show. */
export class Migration20261128145021_conversation_state extends Migration {
  override name = 'Migration20261128145021_conversation_state';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "conversation" add "status" text not null default 'completed', add "last_message_id" uuid null, add "lead_message_id" uuid null, add "priority_message_id" uuid null, add "priority" int not null default 0, add "is_urgent" int not null default 0, add "unread_count" int not null default 0, add "snoozed_until" bigint null, add "assignee_id" uuid null;`,
    );
    this.addSql(
      `create index "conversation_by_status" on "conversation" ("workspace_id", "status", "last_message_at", "id");`,
    );
    this.addSql(
      `create index "conversation_by_channel" on "conversation" ("workspace_id", "channel", "last_message_at", "id");`,
    );
    this.addSql(
      `create index "conversation_unread" on "conversation" ("workspace_id", "last_message_at", "id") where unread_count > 0;`,
    );
    this.addSql(
      `create index "conversation_urgent" on "conversation" ("workspace_id", "last_message_at", "id") where is_urgent = 1;`,
    );
    this.addSql(
      `create index "conversation_snoozed" on "conversation" ("workspace_id", "last_message_at", "id") where snoozed_until is not null;`,
    );
    this.addSql(
      `create index "conversation_assigned" on "conversation" ("workspace_id", "assignee_id", "last_message_at", "id") where assignee_id is not null;`,
    );

    this.addSql(
      `create index "message_open" on "message" ("conversation_id", "sent_at", "id") where status <> 'completed';`,
    );
    this.addSql(`create index "message_due" on "message" ("conversation_id", "due_at") where due_at is not null;`);
    this.addSql(`create index "message_unread_of" on "message" ("conversation_id") where is_read = 0;`);
    for (const statement of DERIVE_CONVERSATION_STATE) this.addSql(statement);
  }

  override down(): void | Promise<void> {
    this.addSql(FORGET_CONVERSATION_COUNTS);
    this.addSql(`drop index "conversation_by_status";`);
    this.addSql(`drop index "conversation_by_channel";`);
    this.addSql(`drop index "conversation_unread";`);
    this.addSql(`drop index "conversation_urgent";`);
    this.addSql(`drop index "conversation_snoozed";`);
    this.addSql(`drop index "conversation_assigned";`);
    this.addSql(
      `alter table "conversation" drop column "status", drop column "last_message_id", drop column "lead_message_id", drop column "priority_message_id", drop column "priority", drop column "is_urgent", drop column "unread_count", drop column "snoozed_until", drop column "assignee_id";`,
    );

    this.addSql(`drop index "message_open";`);
    this.addSql(`drop index "message_due";`);
    this.addSql(`drop index "message_unread_of";`);
  }
}
