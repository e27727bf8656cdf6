import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { writtenText } from '../common/texts.js';

export const ContactNoteSchema = z
  .object({
    id: IdSchema,
    contactId: IdSchema,
    text: z.string(),
    createdAt: InstantSchema,
    updatedAt: InstantSchema,
  })
  .meta({ id: 'ContactNote', description: 'A plain-text note about a contact by a team member.' });

export type ContactNote = z.infer<typeof ContactNoteSchema>;

export const NoteTextSchema = z
  .strictObject({ text: writtenText(10_000) })
  .meta({ id: 'NoteText', description: 'The text of a note.', examples: [{ text: 'Prefers calls before ten.' }] });
export type NoteText = z.output<typeof NoteTextSchema>;
