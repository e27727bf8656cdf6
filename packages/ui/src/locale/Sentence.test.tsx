import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sentence } from './Sentence';

const html = (sentence: string) =>
  renderToStaticMarkup(<Sentence parts={{ terms: (words) => <b>{words}</b> }}>{sentence}</Sentence>);

it('puts the marked words into their parts, in the order of the sentence', () => {
  expect(html('Read <terms>the terms</terms> first.')).toBe('Read <b>the terms</b> first.');
  expect(html('Erst <terms>dies</terms>, dann <terms>das</terms>')).toBe('Erst <b>dies</b>, dann <b>das</b>');
});

it('keeps the words of a part that nobody knows, and sentences without one', () => {
  expect(html('Read <other>this</other>.')).toBe('Read this.');
  expect(html('1 < 2')).toBe('1 &lt; 2');
});
