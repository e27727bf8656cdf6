import { isTopic, isTopicPattern } from '@concordia/domain/topics';

/** A rule of a text field, for its `validate`: what is wrong, or `null`. */
type Rule = (text: string) => string | null;

/** @param missing what to say when there is nothing. @param wrong what to say of what is no topic. */
export const topicRule =
  (missing: string, wrong: string): Rule =>
  (text) => {
    const topic = text.trim();
    if (topic === '') return missing;
    return isTopic(topic) ? null : wrong;
  };

/** The same for patterns. @param missing what to say when there is nothing; `null` where nothing is needed. */
export const patternRule =
  (missing: string | null, wrong: string): Rule =>
  (text) => {
    const pattern = text.trim();
    if (pattern === '') return missing;
    return isTopicPattern(pattern) ? null : wrong;
  };
