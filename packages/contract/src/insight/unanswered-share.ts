import { z } from 'zod';

const share = z.number().min(0).max(1);

export const UnansweredShareSchema = z.object({ share, low: share, high: share }).meta({
  id: 'UnansweredShare',
  description:
    'Share of messages without a reply after 24 hours, with its 95% interval; `null` if none has waited that long.',
});
