import { componentDocs } from '#storybook/docs';
import { CodeBlock } from '.';

const command = `curl "$CONCORDIA_URL/api/contacts" \\
  --header "Authorization: Bearer $TOKEN"`;

const session = `$ curl "$CONCORDIA_URL/api/contacts" \\
>   --header "Authorization: Bearer 4f1b0a77c2"
200 OK`;

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for code, requests and payloads that users read and copy.',
    'Set `maxLines` where long code would push other content off the screen.',
  ],
  whenNotToUse: [
    { when: 'Users explore a long JSON value.', instead: 'JsonView' },
    { when: 'Users copy a single value, such as an address or a secret.', instead: 'CopyField' },
    { when: 'The code is a word within a sentence.', instead: 'Text' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the code. It can be visually hidden.' },
    { part: 'Copy button', what: 'Copies the whole code and shows the result for three seconds.' },
    { part: 'Code', what: 'Runs from left to right. Long lines scroll, or wrap with `isWrapped`.' },
    { part: 'Line numbers', what: 'Optional. They are not copied.' },
  ],
  examples: [
    {
      good: {
        show: <CodeBlock label="List contacts" language="bash" code={command} />,
        because: 'The copied command runs as it is, and the token stays a variable.',
      },
      bad: {
        show: <CodeBlock label="Terminal" language="bash" code={session} />,
        because: 'Prompts and output are copied too, and the token is visible.',
      },
    },
  ],
  accessibility: {
    roles:
      'A `pre` with the role `group`, named by its label, and a native copy button. The code is a tab stop only if ' +
      'it scrolls.',
    announced: [
      'The copy button includes the label: "Copy Request".',
      'After copying: "Copied", or "Not copied: the browser refused".',
      'Line numbers are not read.',
    ],
  },
  content: [
    'Name what the code is: "Request", "Payload", not "Code".',
    'Use variables or sample values for secrets and addresses: "$TOKEN", "crm.example.org".',
  ],
  related: ['JsonView', 'CopyField', 'Text'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
