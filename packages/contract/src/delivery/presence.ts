import { z } from 'zod';

export const PresenceSchema = z
  .strictObject({
    state: z
      .enum(['reading', 'writing'])
      .describe('`reading` when a conversation is opened, `writing` with each change.'),
  })
  .meta({
    id: 'Presence',
    description: 'What a member is doing in a conversation.',
    examples: [{ state: 'writing' }],
  });

export type Presence = z.output<typeof PresenceSchema>;

export const PresenceShownSchema = z
  .object({
    isShown: z
      .boolean()
      .describe(
        'Whether the contact sees it: not if the workspace has turned it off, or the channel does not support it.',
      ),
    lastsMs: z
      .int()
      .min(0)
      .nullable()
      .describe('How long the channel shows the typing indicator, in ms; `null` if it does not.'),
  })
  .meta({ id: 'PresenceShown', description: 'What a contact sees of a member.' });

export type PresenceShown = z.output<typeof PresenceShownSchema>;
