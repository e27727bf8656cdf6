import type { GuardrailRefusal } from '@concordia/domain';

/** Why an automated message was not sent, for its operator and the log. */
export interface Refusal {
  readonly code:
    | 'GUARDRAIL_DRAFTS_ONLY'
    | 'GUARDRAIL_SWITCHED_OFF'
    | 'GUARDRAIL_STOPPED'
    | 'GUARDRAIL_BUDGET_SPENT'
    | 'GUARDRAIL_CANARY_FULL';
  readonly message: string;
  /** When a retry makes sense, ms since the epoch; `null` if a person has to change something first. */
  readonly until: number | null;
}

const percent = (share: number): string => `${Number((share * 100).toFixed(3))} %`;

/** @param tomorrow when the workspace's next day begins, ms since the epoch. */
export function refusalOf(refusal: GuardrailRefusal, tomorrow: number): Refusal {
  switch (refusal.code) {
    case 'drafts_only':
      return {
        code: 'GUARDRAIL_DRAFTS_ONLY',
        message: 'Automations may only write drafts. Enable L2 in Channel Setup to let them send.',
        until: null,
      };
    case 'switched_off':
      return {
        code: 'GUARDRAIL_SWITCHED_OFF',
        message: 'Automations are switched off. Enable L1 or L2 in Channel Setup.',
        until: null,
      };
    case 'stopped': {
      const { by, sends, events, threshold } = refusal;
      const message = `This automation was stopped: ${events} ${by} in ${sends} messages exceed the limit of ${percent(threshold)}. Check its recipients, then start a new automation.`;
      return { code: 'GUARDRAIL_STOPPED', message, until: null };
    }
    case 'budget_spent':
      return {
        code: 'GUARDRAIL_BUDGET_SPENT',
        message: `The daily budget of ${refusal.budget} automated messages is used up. Sending resumes tomorrow.`,
        until: tomorrow,
      };
    case 'canary_full':
      return {
        code: 'GUARDRAIL_CANARY_FULL',
        message: `The first ${refusal.canary} messages were sent. The rest wait until the responses are in.`,
        until: refusal.until,
      };
  }
}
