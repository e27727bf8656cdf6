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
  entity_id: lineOf(LONGEST_ENTITY).describe('Of a person: the contact. Others are planned for, and led nowhere.'),
  entity_type: z.enum(['Person', 'Company']),
  action_type: z.enum(['email', 'call']),
};

const minutes = z.int().min(1).max(MOST_MINUTES).describe('How long it takes, in minutes.');

export const OptimizationTaskSchema = z
  .object({
    ...entity,
    estimated_value: z
      .number()
      .min(0)
      .max(LARGEST_VALUE)
      .describe('What comes of it when it succeeds, in the currency of deals.'),
    estimated_time_minutes: minutes,
    risk_score: score.describe('How likely it comes to nothing: that share of the value is not counted.'),
    urgency_score: score.describe('How much it presses: 1 counts the value twice.'),
    id: lineOf(LONGEST_ENTITY).optional().describe('The name that the caller knows it by. It comes back.'),
    title: lineOf(LONGEST_TITLE).optional(),
    due_at: InstantSchema.nullable()
      .optional()
      .describe('When it should be done; the plan is late for as few of value as can be.'),
  })
  .meta({ id: 'OptimizationTask', description: 'Something to do for a person or a company, and what that is worth.' });
export type OptimizationTask = z.infer<typeof OptimizationTaskSchema>;

export const QueueProposalSchema = OptimizationTaskSchema.extend({
  id: IdSchema.describe('Of the task or of the message.'),
  title: z.string(),
  source: z
    .enum(['follow_up', 'suggestion'])
    .describe('`follow_up`: an open task about somebody. `suggestion`: a message that waits for an answer.'),
  dueAt: InstantSchema.nullable().describe('The same as `due_at`.'),
  contactName: z.string(),
  taskId: IdSchema.nullable().describe('The task that accepting the plan moves; `null` when it makes one.'),
  messageId: IdSchema.nullable().describe('The message that it is about.'),
}).meta({ id: 'QueueProposal', description: 'Something that is to do, estimated from what is known of the person.' });
export type QueueProposal = z.infer<typeof QueueProposalSchema>;

export const QueueRequestSchema = z
  .strictObject({ tasks: z.array(OptimizationTaskSchema).min(1).max(MOST_TASKS) })
  .meta({
    id: 'QueueRequest',
    description: 'What is to do today.',
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
      .describe(
        'How much a minute of it is worth beside the others, less what slack takes: 50 is as much as the middle one.',
      ),
    reasoning: z.array(z.string()).describe('Why it is where it is, in words with numbers.'),
    confidence: score.describe('In how many of 64 draws of estimates that are off by a fifth its place stays right.'),
    scheduled_time: InstantSchema.optional().describe('Left out when the day has no room for it.'),
  })
  .meta({ id: 'OptimizedTask', description: 'A task in its place.' });

export const OptimizedQueueSchema = z
  .object({
    optimized_tasks: z.array(OptimizedTaskSchema).describe('In the order to do them; what does not fit comes last.'),
    day: z
      .object({
        start: InstantSchema.describe('When working hours begin, or now.'),
        end: InstantSchema,
        usedMinutes: count,
        availableMinutes: count,
        left: count.describe('How many tasks do not fit.'),
      })
      .describe('Today, or the next working day when nothing fits into what is left of it.'),
  })
  .meta({ id: 'OptimizedQueue', description: 'The tasks in the order that makes the most of the day.' });
export type OptimizedQueue = z.infer<typeof OptimizedQueueSchema>;

const AcceptedTaskSchema = z
  .object({
    ...entity,
    title: lineOf(LONGEST_TITLE).optional().describe('Left out, it says whom to write to or to call.'),
    scheduled_time: InstantSchema,
    estimated_time_minutes: minutes,
    task_id: IdSchema.nullable().optional().describe('The task to move. Left out, a follow-up is made.'),
    message_id: IdSchema.nullable().optional().describe('The message that the new follow-up is about.'),
  })
  .meta({ id: 'AcceptedTask', description: 'A task whose place is accepted.' });
export type AcceptedTask = z.output<typeof AcceptedTaskSchema>;

export const AcceptQueueSchema = z.strictObject({ tasks: z.array(AcceptedTaskSchema).min(1).max(MOST_TASKS) }).meta({
  id: 'AcceptQueue',
  description: 'The plan, or the part of it that is accepted.',
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
            dueBefore: InstantSchema.nullable().describe('When it was due; `null` when it had no time or is new.'),
          })
          .meta({ id: 'QueueChange', description: 'A task that was made or moved.' }),
      )
      .describe('What taking it back needs: delete what is new, and give the others their time again.'),
  })
  .meta({
    id: 'AcceptedQueue',
    description: 'What became of the plan. What was there already, or is done, is left as it is.',
  });
export type AcceptedQueue = z.infer<typeof AcceptedQueueSchema>;
