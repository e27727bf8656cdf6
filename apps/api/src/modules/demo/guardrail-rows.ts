import type { World } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';

/** What automations may do in a world. */
export const guardrailRows = ({
  guardrails,
  now,
}: World): { readonly guardrail_setting: Insertable<ScopedTables['guardrail_setting']>[] } => ({
  guardrail_setting: [
    {
      may_draft: guardrails.L1 ? 1 : 0,
      may_send: guardrails.L2 ? 1 : 0,
      canary: guardrails.canary,
      stop_unsub: guardrails.stop_unsub,
      stop_complaints: guardrails.stop_complaints,
      daily_budget: guardrails.daily_budget,
      brief_time: guardrails.brief_time,
      updated_at: now,
    },
  ],
});
