import { useState } from 'react';
import { SearchField } from '../../../components/SearchField';
import { Select } from '../../../components/Select';
import { useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/generated/hubEvent';
import { EVENT_PERIODS, EVENT_STATUSES, type EventFilters } from '../eventFilters';
import { patternRule } from '../hubTopics';
import * as styles from './HubEvents.css';

export interface EventFilterBarProps {
  filters: EventFilters;
  onChange: (filters: EventFilters) => void;
}

const ANY = 'any';

export function EventFilterBar({ filters, onChange }: EventFilterBarProps) {
  const words = useStrings(hubEventStrings);
  const statuses = [
    { id: ANY, label: words.anyStatus } as const,
    ...EVENT_STATUSES.map((id) => ({ id, label: words.statuses[id] })),
  ];
  return (
    <div role="group" aria-label={words.filters} className={styles.filters}>
      <TopicFilter topic={filters.topic} onChange={(topic) => onChange({ ...filters, topic })} />
      <Select
        size="small"
        label={words.status}
        options={statuses}
        value={filters.status ?? ANY}
        onChange={(status) => onChange({ ...filters, status: status === ANY ? null : status })}
      />
      <Select
        size="small"
        label={words.time}
        options={EVENT_PERIODS.map((id) => ({ id, label: words.periods[id] }))}
        value={filters.period}
        onChange={(period) => onChange({ ...filters, period })}
      />
    </div>
  );
}

/** A topic or a pattern, applied on Enter and on blur. Invalid input stays in the field, shows an error and does not filter. */
function TopicFilter({ topic, onChange }: { topic: string; onChange: (topic: string) => void }) {
  const words = useStrings(hubEventStrings);
  const [typed, setTyped] = useState({ over: topic, text: topic });
  const [problem, setProblem] = useState<string | null>(null);
  if (typed.over !== topic) setTyped({ over: topic, text: topic });
  const apply = (text: string) => {
    const fault = patternRule(null, words.patternWrong)(text);
    setProblem(fault);
    if (fault === null && text.trim() !== topic) onChange(text.trim());
  };
  return (
    <SearchField
      size="small"
      label={words.filterTopic}
      isLabelHidden={false}
      placeholder={words.filterTopicExample}
      value={typed.text}
      onChange={(text) => setTyped({ over: topic, text })}
      onSubmit={apply}
      onClear={() => apply('')}
      onBlur={() => apply(typed.text)}
      {...(problem !== null && { errorMessage: problem })}
    />
  );
}
