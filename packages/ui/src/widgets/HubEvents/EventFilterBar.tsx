import { useState } from 'react';
import { ComboBox } from '../../components/ComboBox';
import { Select } from '../../components/Select';
import { useStrings } from '../../locale';
import { hubEventStrings } from '../../strings/hubEvents';
import { EVENT_PERIODS, EVENT_STATUSES, type EventFilters } from '../eventFilters';
import { patternRule, useTopicOptions } from '../hubTopics';
import * as styles from './HubEvents.css';

export interface EventFilterBarProps {
  filters: EventFilters;
  onChange: (filters: EventFilters) => void;
}

const ANY = 'any';

/** Topic, status and time of what is shown. */
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

/** A topic or a pattern. What is neither stays in the field, is said to be wrong, and filters nothing. */
function TopicFilter({ topic, onChange }: { topic: string; onChange: (topic: string) => void }) {
  const words = useStrings(hubEventStrings);
  const topics = useTopicOptions();
  const [typed, setTyped] = useState({ over: topic, text: topic });
  if (typed.over !== topic) setTyped({ over: topic, text: topic });
  const fault = patternRule(null, words.patternWrong);
  const problem = fault(typed.text);
  const choose = (value: string | null) => {
    const text = value ?? '';
    setTyped({ over: topic, text });
    if (fault(text) === null) onChange(text.trim());
  };
  return (
    <ComboBox
      size="small"
      label={words.filterTopic}
      placeholder={words.filterTopicExample}
      options={topics}
      value={typed.text === '' ? null : typed.text}
      onChange={choose}
      allowsCustomValue
      {...(problem !== null && { errorMessage: problem })}
    />
  );
}
