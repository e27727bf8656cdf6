import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases, pages } from './pages.ts';

/** Guardrails, NightOps and mailboxes. */
export const automationCases = (world: World): ParityCases => ({
  getGuardrails: [{ path: '/api/guardrails', reply: () => replies.getGuardrails(world) }],
  getGuardrailUsage: [{ path: '/api/guardrails/usage', reply: () => replies.getGuardrailUsage(world) }],
  listAutomations: [{ path: '/api/guardrails/automations', reply: () => replies.listAutomations() }],
  listAutomationDecisions: pages('/api/guardrails/decisions', 50, (query) => replies.listAutomationDecisions(query)),
  listNightRuns: pages('/api/night-ops/runs', 50, (query) => replies.listNightRuns(world, query)),
  getNightRun: [{ path: `/api/night-ops/runs/${NOBODY}`, reply: () => replies.getNightRun(world, NOBODY) }],
  listMailboxes: [{ path: '/api/mailboxes', reply: () => replies.listMailboxes() }],
});
