import { afterEach, beforeEach } from 'vitest';
import { testLog } from './test-log.js';

beforeEach(() => {
  testLog.take();
});

// Attached to the failure itself, because reports show it even if a retry passes.
afterEach(({ task }) => {
  const logged = testLog.take();
  const error = task.result?.errors?.[0];
  if (error !== undefined && logged !== '') error.message += `\n\nLogged until then:\n${logged}`;
});
