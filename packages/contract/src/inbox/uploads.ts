import { MOST_UPLOADS } from '@concordia/domain';
import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { verbatimText } from '../common/texts.js';

export const UploadedFileSchema = z
  .object({
    id: IdSchema,
    fileName: z.string().describe('File name from the client, without the path.'),
    contentType: z.string().describe('Detected from the bytes if possible, otherwise as claimed by the client.'),
    sizeBytes: z.int().min(0),
  })
  .meta({ id: 'UploadedFile', description: 'A file to send with a message.' });

export type UploadedFile = z.infer<typeof UploadedFileSchema>;

export const UploadQuerySchema = z.object({
  name: verbatimText(1_000).min(1).describe('File name.'),
  type: verbatimText(200)
    .optional()
    .describe(
      'Content type claimed by the client, such as `application/pdf`. The type detected from the bytes takes precedence.',
    ),
});

export type UploadQuery = z.output<typeof UploadQuerySchema>;

/** Uploaded files, in sending order. */
export const AttachmentIdsSchema = z
  .array(IdSchema)
  .max(MOST_UPLOADS)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'each file once' });
