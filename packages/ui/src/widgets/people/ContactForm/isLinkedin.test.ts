import { expect, test } from 'vitest';
import { isLinkedin } from './isLinkedin';

test.each(['https://www.linkedin.com/in/ada', ' https://linkedin.com/in/ada '])('%s is one', (text) => {
  expect(isLinkedin(text)).toBe(true);
});

test.each([
  'http://www.linkedin.com/in/ada',
  'https://linkedin.com.example/in/ada',
  'https://ada@linkedin.com/in/ada',
  'javascript:alert(1)',
  'ada',
])('%s is none', (text) => {
  expect(isLinkedin(text)).toBe(false);
});
