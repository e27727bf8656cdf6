export * from './calendar.js';
export * from './calendar-subscriptions.js';
export * from './market.js';
export * from './news.js';
export * from './notifications.js';
export * from './tasks.js';
