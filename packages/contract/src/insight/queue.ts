import { MOST_MINUTES } from '@concordia/domain/scheduling';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';
import { LONGEST_TITLE } from '../day/tasks.js';

/** Limits for tasks ordered at once, and for proposals. */
export const MOST_TASKS = 500;
export const MOST_PROPOSALS = 100;

const LARGEST_VALUE = 1e12;
const LONGEST_ENTITY = 200;

const count = z.int().min(0);
const score = z.number().min(0).max(1);

const entity = {
  entity_id: lineOf(LONGEST_ENTITY).describe(
    'For a person, the ID of the contact. Other entities are planned but not linked.',
  ),
  entity_type: z.enum(['Person', 'Company']),
  action_type: z.enum(['email', 'call']),
};

const minutes = z.int().min(1).max(MOST_MINUTES).describe('Estimated duration, in minutes.');

export const OptimizationTaskSchema = z
  .object({
    ...entity,
    estimated_value: z.number().min(0).max(LARGEST_VALUE).describe('Value if it succeeds, in the deal currency.'),
    estimated_time_minutes: minutes,
    risk_score: score.describe('Probability that it yields nothing; the value is reduced by this share.'),
    urgency_score: score.describe('How urgent it is. At 1, the value counts twice.'),
    id: lineOf(LONGEST_ENTITY).optional().describe('ID chosen by the caller, returned unchanged.'),
    title: lineOf(LONGEST_TITLE).optional(),
    due_at: InstantSchema.nullable().optional().describe('Due time. The plan minimizes lateness weighted by value.'),
  })
  .meta({ id: 'OptimizationTask', description: 'A task for a contact or company, and its value.' });
export type OptimizationTask = z.infer<typeof OptimizationTaskSchema>;

export const QueueProposalSchema = OptimizationTaskSchema.extend({
  id: IdSchema.describe('ID of the task or the message.'),
  title: z.string(),
  source: z
    .enum(['follow_up', 'suggestion'])
    .describe('`follow_up`: an open task about a contact. `suggestion`: a message that is waiting for a reply.'),
  dueAt: InstantSchema.nullable().describe('Same as `due_at`.'),
  contactName: z.string(),
  taskId: IdSchema.nullable().describe(
    'The task that accepting the plan reschedules; `null` if a new task is created.',
  ),
  messageId: IdSchema.nullable().describe('The message it is about.'),
}).meta({ id: 'QueueProposal', description: 'A proposed task, estimated from what is known about the contact.' });
export type QueueProposal = z.infer<typeof QueueProposalSchema>;

export const QueueRequestSchema = z
  .strictObject({ tasks: z.array(OptimizationTaskSchema).min(1).max(MOST_TASKS) })
  .meta({
    id: 'QueueRequest',
    description: 'The tasks to plan for today.',
    examples: [
      {
        tasks: [
          {
            entity_id: 'random-1',
            entity_type: 'Company',
            action_type: 'email',
            estimated_value: 100,
            estimated_time_minutes: 30,
            risk_score: 0,
            urgency_score: 0,
            id: '1',
            title: 'A',
            due_at: null,
          },
        ],
      },
    ],
  });
export type QueueRequest = z.output<typeof QueueRequestSchema>;

export const OptimizedTaskSchema = z
  .object({
    task: OptimizationTaskSchema,
    priority_score: z
      .number()
      .min(0)
      .max(100)
      .describe('Value per minute relative to the other tasks, reduced by slack; 50 is the median task.'),
    reasoning: z.array(z.string()).describe('Reasons for its position, in plain language with numbers.'),
    confidence: score.describe(
      'Share of 64 simulations, with estimates off by up to a fifth, in which its position holds.',
    ),
    scheduled_time: InstantSchema.optional().describe('Omitted if it does not fit into the day.'),
  })
  .meta({ id: 'OptimizedTask', description: 'A task and its position in the plan.' });

export const OptimizedQueueSchema = z
  .object({
    optimized_tasks: z.array(OptimizedTaskSchema).describe('In recommended order; tasks that do not fit come last.'),
    day: z
      .object({
        start: InstantSchema.describe('Start of working hours, or now.'),
        end: InstantSchema,
        usedMinutes: count,
        availableMinutes: count,
        left: count.describe('Number of tasks that do not fit.'),
      })
      .describe('Today, or the next working day if nothing fits into the rest of today.'),
  })
  .meta({ id: 'OptimizedQueue', description: 'Tasks in the order that gets the most value from the day.' });
export type OptimizedQueue = z.infer<typeof OptimizedQueueSchema>;

const AcceptedTaskSchema = z
  .object({
    ...entity,
    title: lineOf(LONGEST_TITLE)
      .optional()
      .describe('Title of the follow-up. By default, it says whom to write to or call.'),
    scheduled_time: InstantSchema,
    estimated_time_minutes: minutes,
    task_id: IdSchema.nullable().optional().describe('The task to move. If omitted, a follow-up is created.'),
    message_id: IdSchema.nullable().optional().describe('The message that the new follow-up is about.'),
  })
  .meta({ id: 'AcceptedTask', description: 'A task whose position in the plan is accepted.' });
export type AcceptedTask = z.output<typeof AcceptedTaskSchema>;

export const AcceptQueueSchema = z.strictObject({ tasks: z.array(AcceptedTaskSchema).min(1).max(MOST_TASKS) }).meta({
  id: 'AcceptQueue',
  description: 'The plan, or the accepted part of it.',
  examples: [
    {
      tasks: [
        {
          entity_id: '019e5951-bac8-7647-bff5-bb58c2bfa2b8',
          entity_type: 'Person',
          action_type: 'email',
          estimated_time_minutes: 10,
          task_id: '01a1f211-4af0-7fa6-b501-dc7e77e7cb6e',
          scheduled_time: '2026-12-30T09:30:00.000Z',
        },
      ],
    },
  ],
});
export type AcceptQueue = z.output<typeof AcceptQueueSchema>;

export const AcceptedQueueSchema = z
  .object({
    created: count,
    moved: count,
    changes: z
      .array(
        z
          .object({
            taskId: IdSchema,
            isNew: z.boolean(),
            dueBefore: InstantSchema.nullable().describe('Previous due time; `null` if the task had none or is new.'),
          })
          .meta({ id: 'QueueChange', description: 'A created or rescheduled task.' }),
      )
      .describe('Changes to reverse on undo: delete new tasks and restore the previous due times of the others.'),
  })
  .meta({
    id: 'AcceptedQueue',
    description: 'The result of accepting a plan. Existing follow-ups and completed tasks are left unchanged.',
  });
export type AcceptedQueue = z.infer<typeof AcceptedQueueSchema>;
