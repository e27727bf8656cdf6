import type { QuietHours } from '@concordia/api-client';
import { useState } from 'react';
import { useZone } from '../../day/tasks/useZone';

interface Fields {
  from: string | null;
  until: string | null;
  timeZone: string | null;
}

export interface EditedHours extends Readonly<Fields> {
  /** The zone that the form opened with. */
  readonly initialZone: string;
  readonly edit: (change: Partial<Fields>) => void;
  /** `null` while a field is empty. */
  readonly complete: QuietHours | null;
}

/** The fields of quiet hours: the present ones, or a night in the user's own zone. */
export function useEditedHours(present: QuietHours | null): EditedHours {
  const here = useZone();
  const initialZone = present?.timeZone ?? here;
  const [fields, setFields] = useState<Fields>({
    from: present?.from ?? '21:00',
    until: present?.until ?? '08:00',
    timeZone: initialZone,
  });
  const { from, until, timeZone } = fields;
  return {
    ...fields,
    initialZone,
    edit: (change) => setFields((before) => ({ ...before, ...change })),
    complete: from === null || until === null || timeZone === null ? null : { from, until, timeZone },
  };
}
