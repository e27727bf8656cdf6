import { useState } from 'react';
import { Button } from '../Button';
import { ButtonGroup } from '../ButtonGroup';
import { Checkbox, CheckboxGroup } from '../Checkbox';
import { ComboBox } from '../ComboBox';
import { DatePicker } from '../DatePicker';
import { FileTrigger } from '../FileTrigger';
import { NumberField } from '../NumberField';
import { Select } from '../Select';
import { Stack } from '../Stack';
import { TagField } from '../TagField';
import { TextField } from '../TextField';
import { TimeField } from '../TimeField';
import { Form, FormActions, type FormProps, needed, optional, SubmitButton, webAddress } from '.';

const url = webAddress('Must be a valid URL');

/** The module registration form, with the fields and messages of the developer page. */
export function Registration(props: Omit<FormProps, 'children'>) {
  return (
    <Form aria-label="Register a module" {...props}>
      <TextField
        name="name"
        label="Module name"
        placeholder="weather"
        isRequired
        validate={needed('Module name is required')}
      />
      <TextField name="base_url" label="Base URL" type="url" isRequired validate={url} />
      <TextField name="public_key_b64" label="Public key (optional)" description="Ed25519, in base64." />
      <TextField name="openapi_url" label="OpenAPI URL (optional)" type="url" validate={optional(url)} />
      <TextField name="mcp_endpoint" label="MCP endpoint (optional)" type="url" validate={optional(url)} />
      <FormActions>
        <SubmitButton>Register Module</SubmitButton>
      </FormActions>
    </Form>
  );
}

const topics = [
  { id: 'user', label: 'user.*' },
  { id: 'message', label: 'message.*' },
];

/** Other kinds of fields: choice, number, checkboxes, file, single checkbox. */
export function Subscription(props: Omit<FormProps, 'children'>) {
  return (
    <Form aria-label="Subscribe" {...props}>
      <Select name="topic" label="Topic" isRequired options={topics} placeholder="Choose a topic" />
      <NumberField
        name="retries"
        label="Retries"
        minValue={0}
        isRequired
        validate={(count) => (count > 9 ? 'At most 9' : null)}
      />
      <CheckboxGroup name="events" label="Events" isRequired orientation="horizontal">
        <Checkbox value="made">Made</Checkbox>
        <Checkbox value="changed">Changed</Checkbox>
      </CheckboxGroup>
      <FileTrigger name="key" label="Public key" buttonLabel="Choose a file" accept={['.pem']} isRequired />
      <Checkbox name="consent" isRequired>
        The other side expects these calls
      </Checkbox>
      <FormActions>
        <SubmitButton>Subscribe</SubmitButton>
      </FormActions>
    </Form>
  );
}

const people = [
  { id: 'ada', label: 'Ada Lovelace' },
  { id: 'grace', label: 'Grace Hopper' },
];

interface Kept {
  day: string | null;
  time: string | null;
  person: string | null;
  topic: string | null;
  count: number | null;
  tags: readonly string[];
}

const nothing: Kept = { day: null, time: null, person: null, topic: null, count: null, tags: [] };

const filled: Kept = { day: '2026-03-02', time: '08:05', person: 'ada', topic: 'user', count: 3, tags: ['budget'] };

/** Controlled fields, which the caller fills and clears. */
export function Kept() {
  const [kept, keep] = useState(nothing);
  const set = (part: Partial<Kept>) => keep((before) => ({ ...before, ...part }));
  return (
    <Stack>
      <ButtonGroup label="From outside">
        <Button onPress={() => keep(nothing)}>Empty</Button>
        <Button onPress={() => keep(filled)}>Fill</Button>
      </ButtonGroup>
      <DatePicker label="Day" value={kept.day} onChange={(day) => set({ day })} />
      <TimeField label="Time" value={kept.time} onChange={(time) => set({ time })} />
      <ComboBox label="With" options={people} value={kept.person} onChange={(person) => set({ person })} />
      <Select label="Topic" options={topics} value={kept.topic} onChange={(topic) => set({ topic })} />
      <NumberField label="Retries" value={kept.count} onChange={(count) => set({ count })} />
      <TagField label="Topics" value={kept.tags} onChange={(tags) => set({ tags })} />
      <output aria-label="Kept">{JSON.stringify(kept)}</output>
    </Stack>
  );
}

/** Composite fields: date segments, combo box, tag row. */
export function Appointment(props: Omit<FormProps, 'children'>) {
  return (
    <Form aria-label="Make an appointment" {...props}>
      <DatePicker name="day" label="Day" isRequired minValue="2026-03-02" />
      <TimeField name="time" label="Time" isRequired maxValue="18:00" />
      <ComboBox name="person" label="With" isRequired options={people} />
      <TagField name="topics" label="Topics" isRequired />
      <FormActions>
        <SubmitButton>Make it</SubmitButton>
        <Button type="reset">Start again</Button>
      </FormActions>
    </Form>
  );
}
