import { expect, test } from 'vitest';
import { signed } from './signed';

const plain = { text: 'Mara\nSales & more', html: null };

test('a text without a signature stays as it is', () => {
  expect(signed({ content: 'Hello', html: null }, null)).toEqual({ content: 'Hello', html: null });
});

test('a signature stands below the text', () => {
  expect(signed({ content: 'Hello', html: null }, plain)).toEqual({
    content: 'Hello\n\nMara\nSales & more',
    html: null,
  });
});

test('an undone message is not signed twice', () => {
  const once = signed({ content: 'Hello', html: null }, plain);
  expect(signed(once, plain)).toEqual(once);
});

test('where either is formatted, both are', () => {
  expect(signed({ content: 'Hello', html: '<p><b>Hello</b></p>' }, plain).html).toBe(
    '<p><b>Hello</b></p><p><br></p><p dir="auto">Mara<br>\nSales &amp; more</p>',
  );
  expect(signed({ content: 'A < B\n\nYes', html: null }, { text: 'Mara', html: '<p><i>Mara</i></p>' }).html).toBe(
    '<p dir="auto">A &lt; B</p>\n<p dir="auto">Yes</p><p><br></p><p><i>Mara</i></p>',
  );
});
