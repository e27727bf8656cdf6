import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { type Schedule, ScheduleContext } from '../../motion';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { CodeBlock } from '.';

const payload = `{
  "event": "message.received",
  "id": "0195c2a0-3f1e-7b1c-9a55-1f0f2c6f7a11",
  "contact": { "name": "Ada Okafor", "score": 4.6, "isKnown": true },
  "attachments": [],
  "replyTo": null
}`;

const request = `POST /hooks/concordia HTTP/1.1
Host: crm.example.org
Content-Type: application/json
X-Concordia-Signature: t=1772442000,v1=5257a869e7ec

{"event": "message.received", "attempt": 1}`;

const script = `# Sends one event and shows what came back.
curl --request POST "$CONCORDIA_URL/api/events" \\
  --header "Authorization: Bearer $TOKEN" \\
  --data '{"topic": "contact.created"}'`;

const handler = `/** Answers at once; the work is done later. */
export async function receive(request: Request): Promise<Response> {
  const body = await request.text();
  if (!verify(body, request.headers.get('x-concordia-signature'))) {
    return new Response(\`Refused after \${attempts} attempts\`, { status: 401 });
  }
  return new Response(null, { status: 202 });
}`;

/** The grammars come over the network, the first time even through the bundler. */
const allHighlighted = (root: HTMLElement, count: number) =>
  waitFor(() => expect(root.querySelectorAll('[data-highlighted]')).toHaveLength(count), { timeout: 8000 });

/** What was copied stays said until the picture is taken, however slow the machine. */
const timeStands: Schedule = () => () => undefined;

const meta = preview.meta({
  component: CodeBlock,
  args: { label: 'Payload', code: payload },
  decorators: [
    (Story) => (
      <ScheduleContext value={timeStands}>
        <Story />
      </ScheduleContext>
    ),
  ],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the copy button, then to the code if it scrolls.' },
      { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], does: 'Scrolls the code.' },
      { keys: ['Enter', 'Space'], does: 'On the button: copies the code.' },
    ],
  },
});

export const Playground = meta.story({
  args: { language: 'json' },
  play: ({ canvasElement }) => allHighlighted(canvasElement, 1),
});

/** Every language, line numbers, and plain text. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Frame width="44rem">
      <Specimen>
        <CodeBlock label="Payload" language="json" code={payload} />
        <CodeBlock label="Request" language="http" code={request} />
        <CodeBlock label="Shell" language="bash" code={script} />
        <CodeBlock label="Handler" language="typescript" code={handler} hasLineNumbers />
        <CodeBlock label="Answer" code="202 Accepted" isLabelHidden />
      </Specimen>
    </Frame>
  ),
  play: ({ canvasElement }) => allHighlighted(canvasElement, 4),
});

/** Long lines scroll or wrap, long code scrolls, and empty code keeps one line. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Specimen>
        <CodeBlock label={long.sentence} language="javascript" code={`const a = '${long.sentence}';`} />
        <CodeBlock label="Wrapped" isWrapped hasLineNumbers code={`${long.unbroken}\n\n${long.sentence}`} />
        <CodeBlock
          label="Long"
          language="json"
          hasLineNumbers
          maxLines={5}
          code={JSON.stringify(
            Array.from({ length: 120 }, (_, index) => index),
            null,
            2,
          )}
        />
        <CodeBlock label="Other writing" language="json" isWrapped code={JSON.stringify(scripts, null, 2)} />
        <CodeBlock label="Empty" code="" />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await allHighlighted(canvasElement, 3);
    await expectToFit(canvasElement);
  },
});

/** Tab reaches the copy button, then the code if it scrolls. Code that fits is not a tab stop. */
export const Keyboard = meta.story({
  render: () => (
    <Frame width="20rem">
      <Specimen>
        <CodeBlock label="Fits" code="202 Accepted" />
        <CodeBlock label="Request" language="http" code={request} />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await allHighlighted(canvasElement, 1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Fits' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Request' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(request);
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Request' })).toHaveFocus();
  },
});

/** Selected text includes line breaks but no line numbers. */
export const Selected = meta.story({
  args: { language: 'json', hasLineNumbers: true },
  tags: ['no-pixels'],
  play: async ({ canvas, canvasElement }) => {
    await allHighlighted(canvasElement, 1);
    getSelection()?.selectAllChildren(canvas.getByRole('group', { name: 'Payload' }));
    await expect(getSelection()?.toString().trimEnd()).toBe(payload);
    getSelection()?.removeAllRanges();
  },
});
