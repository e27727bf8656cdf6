import { useListEventTopics } from '@concordia/api-client';
import { useMemo } from 'react';
import type { ComboBoxOption } from '../../../components/ComboBox';

/** Concordia's own topics for completion; the field accepts any topic. */
export function useTopicOptions(): readonly ComboBoxOption[] {
  const { data } = useListEventTopics();
  return useMemo(
    () => (data ?? []).map(({ topic, summary }) => ({ id: topic, label: topic, description: summary })),
    [data],
  );
}
