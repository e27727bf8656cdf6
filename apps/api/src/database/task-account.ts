import type { ExpressionBuilder } from 'kysely';
import type { ScopedTables } from './tables.js';

/** Tasks of an account: made from one of its messages, or else from a conversation that was last written to at it. */
export const isTaskOfAccount = (accountId: string) => (eb: ExpressionBuilder<ScopedTables, 'task'>) =>
  eb.or([
    eb.exists(
      eb
        .selectFrom('message')
        .select('message.id')
        .whereRef('message.id', '=', 'task.message_id')
        .where('message.account_id', '=', accountId),
    ),
    eb.and([
      eb('task.message_id', 'is', null),
      eb.exists(
        eb
          .selectFrom('conversation')
          .select('conversation.id')
          .whereRef('conversation.id', '=', 'task.conversation_id')
          .where('conversation.account_id', '=', accountId),
      ),
    ]),
  ]);
