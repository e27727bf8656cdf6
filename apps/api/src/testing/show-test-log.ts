import { afterEach, beforeEach } from 'vitest';
import { testLog } from './test-log.js';

beforeEach(() => {
  testLog.take();
});

// With the failure itself: that is what reports show of a test that passes when it is run again.
afterEach(({ task }) => {
  const logged = testLog.take();
  const error = task.result?.errors?.[0];
  if (error !== undefined && logged !== '') error.message += `\n\nLogged until then:\n${logged}`;
});
