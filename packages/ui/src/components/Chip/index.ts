export { ChannelMark, type ChannelMarkProps } from './ChannelMark';
export { FilterChip, type FilterChipProps } from './FilterChip';
export { PriorityChip, type PriorityChipProps } from './PriorityChip';
