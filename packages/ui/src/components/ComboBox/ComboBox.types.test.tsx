import { expectTypeOf, it } from 'vitest';
import { ComboBox } from '.';

const options = [
  { id: 'high', label: 'High' },
  { id: 'low', label: 'Low' },
] as const;

it('gives the ids of its options to `onChange`', () => {
  <ComboBox
    label="Priority"
    options={options}
    value="high"
    onChange={(id) => expectTypeOf(id).toEqualTypeOf<'high' | 'low' | null>()}
  />;
  // @ts-expect-error There is no such option.
  <ComboBox label="Priority" options={options} value="medium" />;
});

it('takes the ids of sections', () => {
  <ComboBox
    label="Priority"
    options={[{ id: 'all', title: 'All', options }]}
    onChange={(id) => expectTypeOf(id).toEqualTypeOf<'high' | 'low' | null>()}
  />;
});

it('gives any text where custom values are allowed', () => {
  <ComboBox
    label="Priority"
    options={options}
    allowsCustomValue
    value="medium"
    onChange={(value) => expectTypeOf(value).toEqualTypeOf<string | null>()}
  />;
});

it('gives text where ids are only known as text', () => {
  const loaded: { id: string; label: string }[] = [];
  <ComboBox
    label="Contact"
    options={loaded}
    value="ada"
    onChange={(id) => expectTypeOf(id).toEqualTypeOf<string | null>()}
  />;
});
