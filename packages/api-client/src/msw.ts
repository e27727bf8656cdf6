/**
 * The generated handlers, for stories, tests and the demo. Nothing else may import this: it carries MSW.
 *
 * A handler without a reply answers nothing useful; always pass one. To send headers beside the body (the total and the next page of a
 * list), a reply function throws a `Response`, which MSW takes as the answer.
 */
export * from './generated/analytics/analytics.msw';
export * from './generated/contacts/contacts.msw';
export * from './generated/conversations/conversations.msw';
export * from './generated/health/health.msw';
export * from './generated/imports/imports.msw';
export * from './generated/messages/messages.msw';
export * from './generated/workspace/workspace.msw';
