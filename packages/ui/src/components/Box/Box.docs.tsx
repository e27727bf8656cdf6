import { componentDocs } from '#storybook/docs';
import { Button } from '../Button';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { Box } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.3.0' },
  whenToUse: [
    'Use it to give one component a margin, a width or an alignment that its container does not.',
    'Use it instead of `className` or `style`, which components do not take.',
  ],
  whenNotToUse: [
    { when: 'All items need the same space between them.', instead: 'Stack' },
    { when: 'Items share a line.', instead: 'Inline' },
    { when: 'Content needs a surface of its own.', instead: 'Card' },
  ],
  anatomy: [
    { part: 'Box', what: 'A plain element with the margins and the width. It has no padding, color or border.' },
    { part: 'Component', what: 'A single child, which fills the box.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Stack width="form">
            <Box width="short">
              <TextField label="Postal code" />
            </Box>
          </Stack>
        ),
        because: 'The field is as wide as its values, so readers see how much to enter.',
      },
      bad: {
        show: (
          <Inline>
            <Box marginInlineEnd="xl">
              <Button>Cancel</Button>
            </Box>
            <Box marginInlineEnd="xl">
              <Button tone="primary">Send</Button>
            </Box>
          </Inline>
        ),
        because: 'The same margin on each item belongs to the container. Use the `gap` of `Inline`.',
      },
    },
  ],
  accessibility: {
    roles: 'A plain `div` without a role.',
    announced: ['Only the component is read. Its place in the reading order does not change.'],
  },
  content: ['Put a single component into it. For several, use a `Stack` or an `Inline` inside.'],
  related: ['Stack', 'Inline', 'Grid', 'Card'],
  changes: [{ version: '0.3.0', what: 'Added.' }],
});
