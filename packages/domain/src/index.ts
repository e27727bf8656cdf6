/**
 * Rules and maths of the product, without any I/O. This index ships to the browser; what is heavy has an entry of its own
 * (`@concordia/domain/sentiment` carries a word list of a hundred kilobytes).
 */
export * from './backoff/backoff.js';
export * from './channels/channels.js';
export * from './identity/address.js';
export * from './identity/dedupe.js';
export * from './identity/own-addresses.js';
export * from './ids/uuid.js';
export * from './imports/progress.js';
export * from './paging/cursor.js';
export * from './placement/place.js';
export * from './priority/facts.js';
export * from './priority/score.js';
export * from './priority/tier.js';
export * from './stats/counters.js';
export * from './status/status.js';
export * from './text/graphemes.js';
export * from './text/initials.js';
export * from './text/language.js';
export * from './text/preview.js';
export * from './text/signals.js';
export * from './text/subject.js';
export * from './threading/attach.js';
export * from './threading/group.js';
export * from './threading/references.js';
export * from './time/relative.js';
export * from './time/units.js';
