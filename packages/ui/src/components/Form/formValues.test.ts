import { describe, expect, it } from 'vitest';
import { formValues } from './formValues';

function filled(...entries: [name: string, value: string | File][]) {
  const data = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value);
  }
  return formValues(data);
}

describe('the values of a form', () => {
  it('come in the type that is asked for', () => {
    const values = filled(['name', ' weather '], ['tag', 'a'], ['tag', 'b'], ['limit', '12.5'], ['isActive', 'on']);
    expect(values.text('name')).toBe('weather');
    expect(values.texts('tag')).toEqual(['a', 'b']);
    expect(values.number('limit')).toBe(12.5);
    expect(values.isOn('isActive')).toBe(true);
  });

  it('are empty where nothing was entered', () => {
    const values = filled(['limit', ''], ['file', new File([], '')]);
    expect(values.text('name')).toBe('');
    expect(values.texts('tag')).toEqual([]);
    expect(values.number('limit')).toBeNull();
    expect(values.isOn('isActive')).toBe(false);
    expect(values.files('file')).toEqual([]);
  });

  it('hold files, also empty ones with a name', () => {
    const empty = new File([], 'empty.mbox');
    expect(filled(['file', empty]).files('file')).toEqual([empty]);
  });
});
