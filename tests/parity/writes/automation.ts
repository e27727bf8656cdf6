import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

const path = '/api/guardrails';
const good = {
  L1: true,
  L2: true,
  canary: 10,
  stop_unsub: 0.01,
  stop_complaints: 0.002,
  daily_budget: 100,
  brief_time: '07:30',
};

/** Guardrails and NightOps. Runs are not compared: the mock has done at once what the program does in its time. */
export const automationWrites: Writes = {
  refusals: () => [
    {
      title: 'guardrails that are none',
      method: 'PUT',
      path,
      body: { ...good, L1: 'on', canary: 0, stop_unsub: 2, daily_budget: 1.5, brief_time: '7' },
    },
    { title: 'guardrails that are incomplete', method: 'PUT', path, body: { L1: true } },
    { title: 'guardrails with another field', method: 'PUT', path, body: { ...good, L3: true } },
    { title: 'guardrails with another time zone', method: 'PUT', path, body: { ...good, time_zone: 'Asia/Tokyo' } },
    { title: 'stopping a run that is not there', method: 'POST', path: `/api/night-ops/runs/${NOBODY}/cancel` },
  ],
  changes: () => [{ title: 'setting the guardrails', method: 'PUT', path, body: good }],
};
