import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button, ButtonContext } from '../components/Button';
import { ToggleButtonGroup, ToggleButtonGroupContext } from '../components/ButtonGroup';
import { Checkbox, CheckboxContext, CheckboxGroup, CheckboxGroupContext } from '../components/Checkbox';
import { ComboBox, ComboBoxContext } from '../components/ComboBox';
import { DatePicker, DatePickerContext } from '../components/DatePicker';
import { Dialog, DialogContext, DialogTrigger } from '../components/Dialog';
import { Disclosure, DisclosureContext } from '../components/Disclosure';
import { DropZone, DropZoneContext } from '../components/DropZone';
import { Link, LinkContext } from '../components/Link';
import { Menu, MenuContext, MenuItem, MenuTrigger } from '../components/Menu';
import { Meter, MeterContext } from '../components/Meter';
import { NumberField, NumberFieldContext } from '../components/NumberField';
import { Popover, PopoverContext, PopoverTrigger } from '../components/Popover';
import { ProgressBar, ProgressBarContext } from '../components/ProgressBar';
import { Radio, RadioContext, RadioGroup, RadioGroupContext } from '../components/RadioGroup';
import { SearchField, SearchFieldContext } from '../components/SearchField';
import { Select, SelectContext } from '../components/Select';
import { Slider, SliderContext } from '../components/Slider';
import { Stack } from '../components/Stack';
import { Switch, SwitchContext } from '../components/Switch';
import { Tab, TabList, TabPanel, Tabs, TabsContext } from '../components/Tabs';
import { TextArea, TextAreaContext } from '../components/TextArea';
import { TextField, TextFieldContext } from '../components/TextField';
import { TimeField, TimeFieldContext } from '../components/TimeField';
import { ToggleButton, ToggleButtonContext, ToggleIconButton } from '../components/ToggleButton';

const meta = preview.meta({ title: 'Guides/Composition', tags: ['!autodocs', 'no-pixels'] });

const options = [
  { id: 'email', label: 'Email' },
  { id: 'sms', label: 'SMS' },
];

const off = { slots: { locked: { isDisabled: true } } };

/** Each component in a context that disables those in the slot `locked`. */
const locked = {
  Button: (
    <ButtonContext value={off}>
      <Button slot="locked">Send</Button>
    </ButtonContext>
  ),
  Checkbox: (
    <CheckboxContext value={off}>
      <Checkbox slot="locked">Newsletter</Checkbox>
    </CheckboxContext>
  ),
  CheckboxGroup: (
    <CheckboxGroupContext value={off}>
      <CheckboxGroup slot="locked" label="Topics">
        <Checkbox value="news">News</Checkbox>
      </CheckboxGroup>
    </CheckboxGroupContext>
  ),
  ComboBox: (
    <ComboBoxContext value={off}>
      <ComboBox slot="locked" label="Contact" options={options} />
    </ComboBoxContext>
  ),
  DatePicker: (
    <DatePickerContext value={off}>
      <DatePicker slot="locked" label="Day" />
    </DatePickerContext>
  ),
  Disclosure: (
    <DisclosureContext value={off}>
      <Disclosure slot="locked" title="Details" headingLevel="none">
        All of them
      </Disclosure>
    </DisclosureContext>
  ),
  DropZone: (
    <DropZoneContext value={off}>
      <DropZone slot="locked" label="Drop a mailbox here" buttonLabel="Choose a mailbox" onFiles={() => undefined} />
    </DropZoneContext>
  ),
  Link: (
    <LinkContext value={off}>
      <Link slot="locked" href="/contacts">
        Contacts
      </Link>
    </LinkContext>
  ),
  NumberField: (
    <NumberFieldContext value={off}>
      <NumberField slot="locked" label="Retries" />
    </NumberFieldContext>
  ),
  Radio: (
    <RadioContext value={off}>
      <RadioGroup label="Plan">
        <Radio slot="locked" value="large">
          Large
        </Radio>
      </RadioGroup>
    </RadioContext>
  ),
  RadioGroup: (
    <RadioGroupContext value={off}>
      <RadioGroup slot="locked" label="Size">
        <Radio value="small">Small</Radio>
      </RadioGroup>
    </RadioGroupContext>
  ),
  SearchField: (
    <SearchFieldContext value={off}>
      <SearchField slot="locked" label="Search" />
    </SearchFieldContext>
  ),
  Select: (
    <SelectContext value={off}>
      <Select slot="locked" label="Channel" options={options} />
    </SelectContext>
  ),
  Slider: (
    <SliderContext value={off}>
      <Slider slot="locked" label="Share" />
    </SliderContext>
  ),
  Switch: (
    <SwitchContext value={off}>
      <Switch slot="locked">Automatic</Switch>
    </SwitchContext>
  ),
  Tabs: (
    <TabsContext value={off}>
      <Tabs slot="locked">
        <TabList label="Views">
          <Tab id="all">All</Tab>
        </TabList>
        <TabPanel id="all">Everything</TabPanel>
      </Tabs>
    </TabsContext>
  ),
  TextArea: (
    <TextAreaContext value={off}>
      <TextArea slot="locked" label="Note" />
    </TextAreaContext>
  ),
  TextField: (
    <TextFieldContext value={off}>
      <TextField slot="locked" label="Name" />
    </TextFieldContext>
  ),
  TimeField: (
    <TimeFieldContext value={off}>
      <TimeField slot="locked" label="Time" />
    </TimeFieldContext>
  ),
  ToggleButton: (
    <ToggleButtonContext value={off}>
      <ToggleButton slot="locked">Unread</ToggleButton>
    </ToggleButtonContext>
  ),
  ToggleIconButton: (
    <ToggleButtonContext value={off}>
      <ToggleIconButton slot="locked" icon="user" label="Mine" />
    </ToggleButtonContext>
  ),
  ToggleButtonGroup: (
    <ToggleButtonGroupContext value={off}>
      <ToggleButtonGroup slot="locked" label="Range" options={options} />
    </ToggleButtonGroupContext>
  ),
};

const isOff = ':disabled, [aria-disabled=true], [data-disabled]';

/** A container disables every control in one of its slots. */
export const Slots = meta.story({
  render: () => (
    <Stack>
      {Object.entries(locked).map(([name, element]) => (
        <div key={name} data-testid={name}>
          {element}
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const enabled = Object.keys(locked).filter((name) => canvas.getByTestId(name).querySelector(isOff) === null);
    await expect(enabled).toEqual([]);
  },
});

/** A container sets what its figures have in common. A component's own props win. */
export const Figures = meta.story({
  render: () => (
    <MeterContext value={{ maxValue: 10, minValue: 1 }}>
      <ProgressBarContext value={{ maxValue: 10 }}>
        <Meter label="Quality" value={8} minValue={2} />
        <ProgressBar label="Import" value={4} />
      </ProgressBarContext>
    </MeterContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Quality' })).toHaveAttribute('aria-valuemax', '10');
    await expect(canvas.getByRole('meter', { name: 'Quality' })).toHaveAttribute('aria-valuemin', '2');
    await expect(canvas.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuemax', '10');
  },
});

function Overlaid() {
  const [chosen, setChosen] = useState('nothing');
  return (
    <TextFieldContext value={{ isDisabled: true, description: 'Set by the container' }}>
      <TextField label="Outside" />
      <DialogContext value={{ role: 'alertdialog' }}>
        <DialogTrigger>
          <Button>Rename</Button>
          <Dialog title="Rename">
            <TextField label="In the dialog" />
          </Dialog>
        </DialogTrigger>
      </DialogContext>
      <PopoverContext value={{ slots: { side: { placement: 'end' } } }}>
        <PopoverTrigger>
          <Button>Filter</Button>
          <Popover slot="side" aria-label="Filter">
            <TextField label="In the popover" />
          </Popover>
        </PopoverTrigger>
      </PopoverContext>
      <MenuContext value={{ disabledKeys: ['delete'], onAction: (key) => setChosen(String(key)) }}>
        <MenuTrigger>
          <Button>More</Button>
          <Menu>
            <MenuItem id="archive">Archive</MenuItem>
            <MenuItem id="delete">Delete</MenuItem>
          </Menu>
        </MenuTrigger>
      </MenuContext>
      <output aria-label="Chosen">{chosen}</output>
    </TextFieldContext>
  );
}

/** A container sets props of the overlays in it. What they contain starts without its contexts. */
export const Overlays = meta.story({
  render: () => <Overlaid />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Outside' })).toBeDisabled();
    await expect(canvas.getByText('Set by the container')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Rename' }));
    await expect(dialog.getByRole('textbox', { name: 'In the dialog' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');

    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const popover = await screen.findByRole('dialog', { name: 'Filter' });
    await expect(within(popover).getByRole('textbox', { name: 'In the popover' })).toBeEnabled();
    await expect(popover.closest('[data-placement]')).toHaveAttribute('data-placement', 'right');
    await userEvent.keyboard('{Escape}');

    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    await expect(canvas.getByRole('status', { name: 'Chosen' })).toHaveTextContent('archive');
  },
});
