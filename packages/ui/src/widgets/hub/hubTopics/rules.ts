import { isTopic, isTopicPattern } from '@concordia/domain/topics';

/** A field's `validate`: the error, or `null`. */
type Rule = (text: string) => string | null;

/** @param missing the error for an empty field. @param wrong the error for an invalid topic. */
export const topicRule =
  (missing: string, wrong: string): Rule =>
  (text) => {
    const topic = text.trim();
    if (topic === '') return missing;
    return isTopic(topic) ? null : wrong;
  };

/** The same for patterns. @param missing the error for an empty field; `null` if it is optional. */
export const patternRule =
  (missing: string | null, wrong: string): Rule =>
  (text) => {
    const pattern = text.trim();
    if (pattern === '') return missing;
    return isTopicPattern(pattern) ? null : wrong;
  };
