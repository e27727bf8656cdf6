export { patternRule, topicRule } from './rules';
export { useTopicOptions } from './useTopicOptions';
