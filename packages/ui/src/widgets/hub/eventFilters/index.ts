export {
  EVENT_PERIODS,
  EVENT_STATUSES,
  type EventFilters,
  type EventPeriod,
  type EventStatus,
  isEventPeriod,
  isEventStatus,
  isFiltered,
  NO_EVENT_FILTERS,
  sinceOf,
} from './eventFilters';
