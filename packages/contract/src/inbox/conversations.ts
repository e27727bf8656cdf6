import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { ContactSchema } from '../people/contacts.js';
import { ProjectRefSchema } from './projects.js';

export const ConversationSchema = z
  .object({
    id: IdSchema,
    channel: ChannelSchema,
    subject: z.string().nullable(),
    contact: ContactSchema.nullable(),
    messageCount: z.int().min(0),
    firstMessageAt: InstantSchema,
    lastMessageAt: InstantSchema,
    projects: z.array(ProjectRefSchema).describe('Projects of the conversation, in project list order.'),
  })
  .meta({ id: 'Conversation', description: 'A thread of messages.' });

export type Conversation = z.infer<typeof ConversationSchema>;

/** Shorter than other lists' pages: a conversation loads whole messages. */
export const ConversationMessagesQuerySchema = pageQuery(50);
