import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Checkbox, CheckboxGroup } from '.';

const meta = preview.meta({
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  tags: ['!autodocs'],
  args: { children: 'Also bring over what is archived', onChange: fn() },
  parameters: {
    keyboard: [{ keys: ['Space'], does: 'Checks or unchecks the box.' }],
  },
});

export const Playground = meta.story({ args: { description: 'It makes the first import longer.' } });

/** Every state, alone and in a group. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <Row label="states" align="start">
        <Checkbox>Off</Checkbox>
        <Checkbox defaultSelected>On</Checkbox>
        <Checkbox isIndeterminate>Some</Checkbox>
        <Checkbox isReadOnly defaultSelected>
          Read only
        </Checkbox>
        <Checkbox isDisabled>Disabled</Checkbox>
        <Checkbox isDisabled defaultSelected>
          Disabled, on
        </Checkbox>
        <Checkbox isInvalid>Invalid</Checkbox>
        <Checkbox isInvalid defaultSelected>
          Invalid, on
        </Checkbox>
        <Checkbox aria-label="Without words" defaultSelected />
      </Row>
      <Row label="with words below" align="start">
        <Checkbox description="Once a day, at eight.">Send me a summary</Checkbox>
        <Checkbox errorMessage="Without this no call can be sent.">The other side expects these calls</Checkbox>
      </Row>
      <Row label="groups" align="start">
        <CheckboxGroup label="Channels" description="Where to look." defaultValue={['email']}>
          <Checkbox value="email">Email</Checkbox>
          <Checkbox value="whatsapp">WhatsApp</Checkbox>
          <Checkbox value="sms">SMS</Checkbox>
        </CheckboxGroup>
        <CheckboxGroup label="Days" orientation="horizontal" errorMessage="Choose at least one day.">
          <Checkbox value="sat">Saturday</Checkbox>
          <Checkbox value="sun">Sunday</Checkbox>
        </CheckboxGroup>
        <CheckboxGroup label="Not now" isDisabled defaultValue={['on']}>
          <Checkbox value="on">On</Checkbox>
          <Checkbox value="off">Off</Checkbox>
        </CheckboxGroup>
      </Row>
    </Specimen>
  ),
});

export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <Specimen>
        <Checkbox description={long.sentence}>{long.unbroken}</Checkbox>
        <CheckboxGroup label={long.sentence} orientation="horizontal" errorMessage={long.unbroken}>
          <Checkbox value="arabic">{scripts.arabic}</Checkbox>
          <Checkbox value="japanese">{scripts.japanese}</Checkbox>
          <Checkbox value="long" description={long.unbroken}>
            {long.sentence}
          </Checkbox>
        </CheckboxGroup>
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Tab moves to the next checkbox, Space checks and unchecks it. */
export const Keyboard = meta.story({
  render: ({ onChange }) => (
    <Specimen>
      <Checkbox onChange={onChange}>One</Checkbox>
      <Checkbox onChange={onChange} isDisabled>
        Two
      </Checkbox>
      <Checkbox onChange={onChange}>Three</Checkbox>
    </Specimen>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'One' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Three' })).toHaveFocus();
  },
});

const fields = ['post_id', 'author', 'text', 'timestamp'];

function FieldChoice() {
  const [chosen, setChosen] = useState(['author']);
  const hasAll = chosen.length === fields.length;
  return (
    <Specimen>
      <Checkbox
        isSelected={hasAll}
        isIndeterminate={chosen.length > 0 && !hasAll}
        onChange={(isSelected) => setChosen(isSelected ? fields : [])}
      >
        All fields
      </Checkbox>
      <CheckboxGroup label="Fields" value={chosen} onChange={setChosen}>
        {fields.map((field) => (
          <Checkbox key={field} value={field}>
            {field}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </Specimen>
  );
}

/** A checkbox for the whole group. It is partly checked while only some options are. */
export const SelectAll = meta.story({
  render: () => <FieldChoice />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All fields' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'text' }));
    await expect(all).toBePartiallyChecked();
  },
});
