import { componentDocs } from '#storybook/docs';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { JsonView } from '.';

const event = {
  topic: 'contact.created',
  attempts: 2,
  isSigned: true,
  contact: { name: 'Ada Okafor', email: 'ada@example.org', tags: ['board', 'investor'] },
};

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to inspect JSON of any size: webhook payloads, API responses, event details.',
    'Use it when readers need to copy the path or the value of a single entry.',
  ],
  whenNotToUse: [
    { when: 'Readers copy the whole text, such as a sample request.', instead: 'CodeBlock' },
    { when: 'The values have names that readers know, such as "Location".', instead: 'DescriptionList' },
    { when: 'The hierarchy consists of items of the product.', instead: 'Tree' },
  ],
  anatomy: [
    { part: 'Chevron', what: 'Expands and collapses an object or a list. Empty ones have none.' },
    { part: 'Entry', what: 'The key and the value. Objects and lists show how many entries they have.' },
    { part: 'Show all button', what: 'Expands text longer than 160 characters.' },
    { part: 'Range', what: 'Groups the entries of objects and lists that have more than a hundred.' },
    { part: 'Path', what: 'The path of the current row, in the bar below the tree.' },
    { part: 'Copy buttons', what: 'Copy the path or the value of the current row.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack width="form">
            <JsonView label="Payload" value={event} />
          </Stack>
        ),
        because: 'Readers expand what they need, and copy any path or value.',
      },
      bad: {
        show: (
          <Text as="code" size="dense">
            {JSON.stringify(event)}
          </Text>
        ),
        because: 'Raw JSON is hard to scan, and its parts are hard to copy.',
      },
    },
  ],
  accessibility: {
    roles: 'A tree grid named by `label`, with rows that expand. The buttons below it are native buttons.',
    announced: [
      'Each row is announced with its key and its value or size: "contact: 3 keys".',
      'Rows that expand are announced as expanded or collapsed, with their level.',
      'Copying is announced as "Copied". If the browser refuses, that is announced instead.',
    ],
  },
  content: [
    'Name in `label` what the JSON is: "Payload" or "Response", not "JSON".',
    'Pass the data unchanged. Readers compare its keys with the API reference.',
  ],
  related: ['CodeBlock', 'CopyField', 'DescriptionList', 'Tree'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
