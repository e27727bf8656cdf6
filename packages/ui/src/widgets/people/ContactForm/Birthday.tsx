import { Suspense } from 'react';
import { SkeletonShape } from '../../../components/Skeleton';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';

/** Loaded after the form: the date field is larger than the rest of it. */
const DatePicker = lazyWithPreload(async () => (await import('../../../components/DatePicker')).DatePicker);

interface BirthdayProps {
  start: string | null;
  onEdit: () => void;
}

/** The birthday field. Until it loads, the form keeps the contact's current birthday. */
export function Birthday({ start, onEdit }: BirthdayProps) {
  const words = useStrings(peopleStrings);
  const coming = (
    <div data-coming>
      <SkeletonShape shape="block" height="3.5rem" />
      <input type="hidden" name="birthday" value={start ?? ''} />
    </div>
  );
  return (
    <Suspense fallback={coming}>
      <DatePicker
        name="birthday"
        label={words.birthday}
        defaultValue={start ?? undefined}
        minValue="1900-01-01"
        onChange={onEdit}
      />
    </Suspense>
  );
}
