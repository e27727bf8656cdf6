import { MOST_UPLOADS } from '@concordia/domain';
import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { verbatimText } from '../common/texts.js';

export const UploadedFileSchema = z
  .object({
    id: IdSchema,
    fileName: z.string().describe('As its owner named it, without the path.'),
    contentType: z.string().describe('By its bytes where they tell, else as its owner says.'),
    sizeBytes: z.int().min(0),
  })
  .meta({ id: 'UploadedFile', description: 'A file that is to go out, or goes out, with a message.' });

export type UploadedFile = z.infer<typeof UploadedFileSchema>;

export const UploadQuerySchema = z.object({
  name: verbatimText(1_000).min(1).describe('The name of the file.'),
  type: verbatimText(200)
    .optional()
    .describe('What its owner says it is: `application/pdf`. The bytes are asked first.'),
});

export type UploadQuery = z.output<typeof UploadQuerySchema>;

/** Uploaded files, in sending order. */
export const AttachmentIdsSchema = z
  .array(IdSchema)
  .max(MOST_UPLOADS)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'each file once' });
