import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';

export const MOST_PROJECTS = 50;

const name = lineOf(60).describe('Unique in the workspace, case-insensitive.');

const count = z.int().min(0);

export const ProjectSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    position: count.describe('Position in the list, from 0.'),
    conversationCount: count,
    openCount: count.describe('Number of conversations with a message in a column other than completed.'),
    unreadCount: count.describe('Number of unread messages in its conversations, not counting snoozed ones.'),
  })
  .meta({ id: 'Project', description: 'A label that groups conversations.' });

export type Project = z.infer<typeof ProjectSchema>;

export const ProjectRefSchema = z
  .object({ id: IdSchema, name: z.string() })
  .meta({ id: 'ProjectRef', description: 'A reference to a project.' });

export type ProjectRef = z.infer<typeof ProjectRefSchema>;

export const ProjectCreateSchema = z
  .strictObject({ name })
  .meta({ id: 'ProjectCreate', examples: [{ name: 'Enterprise Sales' }] });

export type ProjectCreate = z.output<typeof ProjectCreateSchema>;

export const ProjectUpdateSchema = z
  .strictObject({
    name: name.optional(),
    position: z.int().min(0).max(MOST_PROJECTS).optional().describe('New position; the others shift.'),
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of name, position' })
  .meta({
    id: 'ProjectUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ name: 'Partnerships' }],
  });

export type ProjectUpdate = z.output<typeof ProjectUpdateSchema>;

export const ConversationProjectsSchema = z
  .strictObject({
    projectIds: z.array(IdSchema).max(MOST_PROJECTS).describe('The complete list. Projects left out are removed.'),
  })
  .meta({
    id: 'ConversationProjects',
    description: 'The projects to assign to a conversation.',
    examples: [{ projectIds: ['019df252-b5c0-7b4f-89d3-e17ca62dd7f2'] }],
  });

export type ConversationProjects = z.output<typeof ConversationProjectsSchema>;
