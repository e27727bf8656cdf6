import type { Bounds, DurationTerm, NumberTerm } from './ast.js';
import type { NodeFigures } from './node.js';

/** The value that a comparison reads; `null` if missing, so that no comparison is true. Durations are in ms. */
export function figureOf(term: NumberTerm | DurationTerm, figures: NodeFigures, now: number): number | null {
  switch (term.field) {
    case 'pagerank':
      return figures.pagerank;
    case 'engagement_score':
      return figures.engagementScore;
    case 'messages':
      return figures.messagesReceived + figures.messagesSent;
    case 'messages_received':
      return figures.messagesReceived;
    case 'messages_sent':
      return figures.messagesSent;
    case 'size_range':
      return figures.employees;
    case 'recent_reply':
      return figures.lastReplyAt === null ? null : now - figures.lastReplyAt;
    case 'median_reply':
      return figures.medianReplyMinutes === null ? null : figures.medianReplyMinutes * 60_000;
  }
}

export function isWithin(figure: number | null, bounds: Bounds): boolean {
  if (figure === null) return false;
  switch (bounds.op) {
    case '<':
      return figure < bounds.value;
    case '<=':
      return figure <= bounds.value;
    case '>':
      return figure > bounds.value;
    case '>=':
      return figure >= bounds.value;
    case '=':
      return figure === bounds.value;
    case 'range':
      return figure >= bounds.from && figure <= bounds.to;
  }
}
