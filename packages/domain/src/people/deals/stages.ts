/** Stages that close a deal. Every workspace has them, after its open stages. */
export const CLOSED_STAGES = ['won', 'lost'] as const;

export type ClosedStage = (typeof CLOSED_STAGES)[number];

/** The open stages of a workspace that has not chosen its own. */
export const DEFAULT_STAGES = [
  { id: 'new', name: 'New' },
  { id: 'qualified', name: 'Qualified' },
  { id: 'proposal', name: 'Proposal' },
  { id: 'negotiation', name: 'Negotiation' },
] as const;

export const isClosedStage = (stage: string): stage is ClosedStage => CLOSED_STAGES.some((closed) => closed === stage);

export const dealStateOf = (stage: string): 'open' | ClosedStage => (isClosedStage(stage) ? stage : 'open');

/** Whether the day on which an open deal was expected to close has passed. Days are `YYYY-MM-DD`. */
export const isOverdue = (
  deal: { readonly state: string; readonly expectedOn: string | null },
  today: string,
): boolean => deal.state === 'open' && deal.expectedOn !== null && deal.expectedOn < today;
