import { type ApiErrorDetail, HttpError, updateWorkspace } from '@concordia/api-client';
import { HttpResponse, http } from 'msw';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { Form, FormActions, SubmitButton } from '.';
import { Appointment, Kept, Registration, Subscription } from './Form.demo';

function refusal(...details: ApiErrorDetail[]) {
  const message = 'The request has invalid fields.';
  const body = { statusCode: 400, code: 'VALIDATION_FAILED', message, details };
  return new HttpError(400, JSON.stringify(body), body);
}

const nameTaken = { field: 'body.name', expected: 'A name that no other module has', received: 'weather' };
const noOwner = { field: 'body.owner.id', expected: 'a UUID' };

const fields = {
  name: () => screen.getByRole('textbox', { name: 'Module name' }),
  url: () => screen.getByRole('textbox', { name: 'Base URL' }),
  submit: () => screen.getByRole('button', { name: /Register Module/ }),
  summary: (count: number) => screen.findByRole('group', { name: new RegExp(`^Fix ${count} errors?`) }),
};

/** What the system's dialog would do with the input behind the button. */
async function choose(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector('input[type="file"]:not([hidden])');
  if (!(input instanceof HTMLInputElement)) throw new Error('The file input is missing');
  await userEvent.upload(input, file);
}

/** Fills in what the form wants and sends it. */
async function register() {
  await userEvent.type(fields.name(), 'weather');
  await userEvent.type(fields.url(), 'https://w.example.org');
  await userEvent.keyboard('{Enter}');
}

const meta = preview.meta({
  component: Form,
  tags: ['!autodocs'],
  args: { children: null, onSubmit: fn() },
  parameters: {
    keyboard: [
      { keys: ['Enter'], does: 'In a field: submits the form. On a link in the summary: moves to its field.' },
      { keys: ['Tab'], does: 'Moves from the summary to its links, then to the fields.' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width="28rem">
        <Story />
      </Frame>
    ),
  ],
});

export const Playground = meta.story({
  render: ({ onSubmit }) => <Registration onSubmit={onSubmit} />,
});

/** Rejected by the server, and failed because the server could not be reached. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  // The summary takes focus when it appears. On the page of the docs it would scroll the reader there.
  parameters: { docs: { story: { inline: false, height: '54rem' } } },
  render: () => (
    <Specimen>
      <Row label="refused">
        <Registration onSubmit={fn()} problem={refusal(nameTaken, noOwner)} />
      </Row>
      <Row label="failed">
        <Form aria-label="Rename" onSubmit={fn()} problem={new TypeError('Failed to fetch')}>
          <TextField name="workspace" label="Workspace" defaultValue="Analytical Engines Ltd" />
          <FormActions>
            <Button tone="quiet">Cancel</Button>
            <SubmitButton>Save</SubmitButton>
          </FormActions>
        </Form>
      </Row>
    </Specimen>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/owner.id: Should be a UUID/)).toBeVisible();
  },
});

/** Long words wrap in the summary and in the field errors. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Form
      aria-label="Stress"
      onSubmit={fn()}
      problem={refusal(
        { field: 'body.long', expected: long.unbroken },
        { field: 'body.arabic', expected: scripts.arabic },
        { field: 'body.japanese', expected: scripts.japanese },
        { field: `body.${long.unbroken}`, expected: long.sentence },
      )}
    >
      <TextField name="long" label={long.sentence} />
      <TextField name="arabic" label={scripts.arabic} />
      <TextField name="japanese" label={scripts.japanese} />
      <FormActions>
        <SubmitButton>{long.unbroken}</SubmitButton>
        <Button>{long.sentence}</Button>
      </FormActions>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    await fields.summary(4);
    await expectToFit(canvasElement);
  },
});

/** Enter submits. Errors move focus to the summary, whose links lead to the fields. Fixed fields get a check mark. */
export const Keyboard = meta.story({
  render: ({ onSubmit }) => <Registration onSubmit={onSubmit} />,
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(fields.name()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const summary = await fields.summary(2);
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await expect(within(summary).getByRole('link', { name: 'Module name is required' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(fields.url()).toHaveFocus();
    await expect(fields.url()).toHaveAccessibleDescription('Must be a valid URL');
    await userEvent.keyboard('https://w.example.org');
    await userEvent.tab({ shift: true });
    await expect(await fields.summary(1)).toHaveTextContent('changed');
    await userEvent.keyboard('weather{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(fields.name()).not.toBeInvalid());
  },
});

/** Fields show no error until the user leaves them. */
export const SpeaksWhenLeft = meta.story({
  tags: ['no-pixels'],
  render: ({ onSubmit }) => <Registration onSubmit={onSubmit} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Module name is required')).not.toBeInTheDocument();
    await userEvent.type(fields.url(), 'example');
    await expect(canvas.queryByText('Must be a valid URL')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByText('Must be a valid URL')).toBeVisible();
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
});

/** The summary takes focus after a submit, not when a field becomes invalid later. */
export const StaysOutOfTheWay = meta.story({
  tags: ['no-pixels'],
  render: ({ onSubmit }) => <Registration onSubmit={onSubmit} />,
  play: async ({ canvas }) => {
    await userEvent.click(fields.submit());
    const summary = await fields.summary(2);
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.type(fields.name(), 'weather');
    await userEvent.type(fields.url(), 'https://w.example.org');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('group')).not.toBeInTheDocument());
    await userEvent.clear(fields.name());
    await userEvent.tab();
    await expect(await fields.summary(1)).not.toHaveFocus();
    await expect(fields.url()).toHaveFocus();
    await userEvent.click(fields.submit());
    await waitFor(async () => expect(await fields.summary(1)).toHaveFocus());
  },
});

/** The server rejects a field of the form and one that is not in it. Editing a field clears its error. */
export const RefusedByTheServer = meta.story({
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce(refusal(nameTaken, noOwner));
  },
  render: ({ onSubmit }) => <Registration onSubmit={onSubmit} />,
  play: async ({ args, canvas }) => {
    await register();
    await expect(await fields.summary(2)).toHaveFocus();
    await expect(fields.name()).toHaveAccessibleDescription('A name that no other module has');
    await userEvent.click(canvas.getByRole('link', { name: /A name that no other module has/ }));
    await userEvent.keyboard('{End}2');
    await expect(fields.name()).not.toBeInvalid();
    await expect(await fields.summary(1)).toHaveTextContent('owner.id: Should be a UUID.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByRole('group')).not.toBeInTheDocument());
  },
});

/** Server errors do not block a retry with the same values. */
export const SentAgainUnchanged = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce(refusal(nameTaken));
  },
  render: ({ onSubmit }) => <Registration onSubmit={onSubmit} />,
  play: async ({ args, canvas }) => {
    await register();
    await fields.summary(1);
    await userEvent.click(fields.submit());
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByRole('group')).not.toBeInTheDocument());
  },
});

/** The API rejects a call of the generated client. The error of `ownAddresses.0` appears at `ownAddresses`. */
export const ThroughTheClient = meta.story({
  render: () => (
    <Form
      aria-label="Workspace"
      onSubmit={(values) => updateWorkspace({ ownAddresses: [values.text('ownAddresses')] })}
    >
      <TextField name="ownAddresses" label="Your address" defaultValue="ada@" />
      <FormActions>
        <SubmitButton>Save</SubmitButton>
      </FormActions>
    </Form>
  ),
  beforeEach: ({ msw }) => {
    const details = [{ field: 'body.ownAddresses.0', expected: 'an email address', received: 'ada@' }];
    const body = { statusCode: 400, code: 'VALIDATION_FAILED', message: 'Refused.', details };
    msw.use(http.patch('/api/workspace', () => HttpResponse.json(body, { status: 400 })));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await fields.summary(1)).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Should be an email address.');
  },
});

/** While the call runs, the button keeps focus, announces progress and ignores further submits. */
export const Pending = meta.story({
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockReturnValue(new Promise(() => undefined));
  },
  render: ({ onSubmit }) => <Registration onSubmit={onSubmit} />,
  play: async ({ args }) => {
    await userEvent.type(fields.name(), 'weather');
    await userEvent.type(fields.url(), 'https://w.example.org');
    await userEvent.click(fields.submit());
    await expect(within(fields.submit()).getByRole('progressbar', { name: 'Working' })).toBeInTheDocument();
    await expect(fields.submit()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(fields.name(), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

/** Selects, numbers, checkboxes and files. The summary moves focus to the visible part of each field. */
export const OtherFields = meta.story({
  render: ({ onSubmit }) => (
    <Subscription onSubmit={onSubmit} problem={refusal({ field: 'body.retries', expected: 'a whole number' })} />
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await fields.summary(1)).toHaveTextContent('Retries: Should be a whole number.');
    const submit = canvas.getByRole('button', { name: 'Subscribe' });
    await userEvent.click(submit);
    const summary = await fields.summary(5);
    const follow = (name: RegExp) => userEvent.click(within(summary).getByRole('link', { name }));
    await follow(/Topic/);
    await expect(canvas.getByRole('button', { name: /Choose a topic/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}m{Enter}');
    await expect(await fields.summary(4)).toHaveTextContent('changed');
    await follow(/Retries/);
    await userEvent.keyboard('3');
    await follow(/Events: This is required/);
    await expect(canvas.getByRole('checkbox', { name: 'Made' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await follow(/Public key/);
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    await choose(canvasElement, new File(['key'], 'key.pem'));
    await follow(/expects these calls/);
    await expect(canvas.getByRole('checkbox', { name: /expects these calls/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    const values = mocked(args.onSubmit).mock.calls[0]?.[0];
    await expect(values?.text('topic')).toBe('message');
    await expect(values?.number('retries')).toBe(3);
    await expect(values?.texts('events')).toEqual(['made']);
    await expect(values?.files('key').map(({ name }) => name)).toEqual(['key.pem']);
    await expect(values?.isOn('consent')).toBe(true);
  },
});

const parts = {
  day: () => screen.getAllByRole('spinbutton', { name: /Day/ }),
  time: () => screen.getAllByRole('spinbutton', { name: /Time/ }),
  person: () => screen.getByRole('combobox', { name: 'With' }),
  topics: () => screen.getByRole('textbox', { name: 'Topics' }),
};

const first = (segments: HTMLElement[]) => {
  const [segment] = segments;
  if (!segment) throw new Error('There is no segment');
  return segment;
};

/** Dates, times, combo boxes and tags: validated, reached from the summary and filled in by keyboard. */
export const FieldsOfParts = meta.story({
  render: ({ onSubmit }) => <Appointment onSubmit={onSubmit} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make it' }));
    const summary = await fields.summary(4);
    await expect(summary).toHaveFocus();
    const follow = (name: RegExp) => userEvent.click(within(summary).getByRole('link', { name }));
    await follow(/^Day/);
    await expect(first(parts.day())).toHaveFocus();
    await userEvent.keyboard('01032026');
    await follow(/^Time/);
    await expect(first(parts.time())).toHaveFocus();
    await userEvent.keyboard('1930');
    await follow(/^With/);
    await expect(parts.person()).toHaveFocus();
    await userEvent.keyboard('gra{ArrowDown}{Enter}');
    await follow(/^Topics/);
    await expect(parts.topics()).toHaveFocus();
    await userEvent.keyboard('budget, hiring{Enter}{Enter}');
    // The day and the hour are there, and out of bounds.
    await expect(await fields.summary(2)).toHaveFocus();
    await follow(/^Day/);
    await userEvent.keyboard('02');
    await follow(/^Time/);
    await userEvent.keyboard('1730');
    await userEvent.click(canvas.getByRole('button', { name: 'Make it' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    const values = mocked(args.onSubmit).mock.calls[0]?.[0];
    await expect(values?.date('day')).toBe('2026-03-02');
    await expect(values?.time('time')).toBe('17:30');
    await expect(values?.text('person')).toBe('grace');
    await expect(values?.texts('topics')).toEqual(['budget', 'hiring']);
  },
});

/** Server errors appear at composite fields and clear when the user edits them. A reset clears everything. */
export const PartsRefused = meta.story({
  tags: ['no-pixels'],
  render: ({ onSubmit }) => (
    <Appointment
      onSubmit={onSubmit}
      problem={refusal(
        { field: 'body.day', expected: 'A day when somebody is there' },
        { field: 'body.time', expected: 'An hour when somebody is there' },
        { field: 'body.person', expected: 'Somebody who works here' },
        { field: 'body.topics.1', expected: 'A topic of ours' },
      )}
    />
  ),
  play: async ({ canvas }) => {
    const summary = await fields.summary(4);
    await expect(summary).toHaveFocus();
    await expect(parts.topics()).toHaveAccessibleDescription('A topic of ours');
    await expect(parts.person()).toHaveAccessibleDescription('Somebody who works here');
    await expect(canvas.getByText('An hour when somebody is there')).toBeVisible();
    await userEvent.type(parts.topics(), 'budget{Enter}');
    await expect(parts.topics()).not.toBeInvalid();
    await userEvent.click(first(parts.time()));
    await userEvent.keyboard('0900');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('An hour when somebody is there')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(canvas.queryByRole('group', { name: /^Fix/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('row')).not.toBeInTheDocument();
  },
});

/** Controlled fields follow the values of the caller and report when they are cleared. */
export const KeptOutside = meta.story({
  tags: ['no-pixels'],
  render: () => <Kept />,
  play: async ({ canvas }) => {
    const kept = () => canvas.getByRole('status', { name: 'Kept' });
    const shown = () =>
      parts
        .day()
        .concat(parts.time())
        .map(({ textContent }) => textContent);
    const retries = canvas.getByRole('textbox', { name: 'Retries' });
    const empty = shown();
    await userEvent.click(canvas.getByRole('button', { name: 'Fill' }));
    await expect(shown()).toEqual(['02', '03', '2026', '08', '05']);
    await expect(parts.person()).toHaveValue('Ada Lovelace');
    await expect(canvas.getByRole('button', { name: /user/ })).toBeVisible();
    await expect(retries).toHaveValue('3');
    await expect(canvas.getByRole('row', { name: 'budget' })).toBeVisible();
    await userEvent.clear(retries);
    await userEvent.clear(parts.person());
    await userEvent.tab();
    await expect(kept()).toHaveTextContent('"person":null');
    await expect(kept()).toHaveTextContent('"count":null');
    await userEvent.click(canvas.getByRole('button', { name: 'Fill' }));
    await expect(parts.person()).toHaveValue('Ada Lovelace');
    await userEvent.click(canvas.getByRole('button', { name: 'Empty' }));
    await expect(shown()).toEqual(empty);
    await expect(parts.person()).toHaveValue('');
    await expect(retries).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: /user/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('row')).not.toBeInTheDocument();
  },
});
