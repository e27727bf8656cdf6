import type { World } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';
import { guardrailRow } from '../delivery/guardrails/guardrail-row.js';

export const guardrailRows = ({
  guardrails,
  now,
}: World): { readonly guardrail_setting: Insertable<ScopedTables['guardrail_setting']>[] } => ({
  guardrail_setting: [guardrailRow(guardrails, now)],
});
