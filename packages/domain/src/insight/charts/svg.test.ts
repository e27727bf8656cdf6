import { describe, expect, it } from 'vitest';
import { box, drawing, escapeXml, label, px, rule, trace } from './svg.js';

describe('the parts of a drawing', () => {
  it('hold any text as text', () => {
    expect(escapeXml('<b> & "\u0000\ud800\uffff\'')).toBe('&lt;b&gt; &amp; &quot; \ufffd &#39;');
  });

  it('round coordinates to two digits', () => {
    expect([1, 1.234, 1.239, -0.001].map(px)).toEqual(['1', '1.23', '1.24', '0']);
  });

  it('are labels, by default small, regular and starting at their place', () => {
    expect(label(1.234, 2, 'A & B', { fill: '#123456' })).toBe(
      '<text x="1.23" y="2" font-size="12" font-weight="400" text-anchor="start" fill="#123456">A &amp; B</text>',
    );
    expect(label(0, 0, '', { fill: 'red', size: 15, weight: 600, anchor: 'end' })).toBe(
      '<text x="0" y="0" font-size="15" font-weight="600" text-anchor="end" fill="red"></text>',
    );
  });

  it('are boxes, with square corners unless a radius is given', () => {
    expect(box(1, 2, 3.333, 4, 'red')).toBe('<rect x="1" y="2" width="3.33" height="4" rx="0" fill="red"/>');
    expect(box(1, 2, 3, 4, 'red', 1.5)).toContain('rx="1.5"');
  });

  it('are lines', () => {
    expect(rule(0, 1, 2, 3.5, 'red')).toBe('<path d="M0 1L2 3.5" stroke="red" stroke-width="1" fill="none"/>');
    const style = 'stroke="red" stroke-width="2" fill="none" stroke-linejoin="round" stroke-linecap="round"';
    const points = [
      [0, 1],
      [2, 3],
      [4, 5.001],
    ] as const;
    expect(trace(points, 'red')).toBe(`<path d="M0 1L2 3L4 5" ${style}/>`);
    expect(trace(points, 'red', '5 4')).toBe(`<path d="M0 1L2 3L4 5" ${style} stroke-dasharray="5 4"/>`);
    expect(trace([], 'red')).toBe('');
  });

  it('stand on the ground of a whole drawing', () => {
    expect(drawing(20, 10, 'white', ['<a/>', '<b/>'])).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10" font-family="Inter, sans-serif">' +
        '<rect x="0" y="0" width="20" height="10" rx="0" fill="white"/><a/><b/></svg>',
    );
  });
});
