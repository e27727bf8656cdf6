import preview from '#storybook/preview';
import { Frame, long, Specimen } from '../../specimen';
import { Button } from '../Button';
import { EmptyState } from '.';

const meta = preview.meta({ component: EmptyState, args: { title: 'No Contacts Yet' } });

export const Playground = meta.story({
  args: {
    icon: 'users',
    headingLevel: 2,
    description: 'Bring in a mailbox and everyone you have written with stands here.',
    actions: <Button tone="primary">Add Your First Contact</Button>,
  },
});

/** For a whole page and for a column. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <Frame width="100%">
        <EmptyState
          icon="inbox"
          title="No messages"
          description="Nothing waits for an answer."
          actions={
            <>
              <Button tone="primary">Import messages</Button>
              <Button>Connect a channel</Button>
            </>
          }
        />
      </Frame>
      <Frame width="18rem">
        <EmptyState size="compact" icon="inbox" title="No messages in this channel" />
      </Frame>
      <Frame width="18rem">
        <EmptyState size="compact" title="No messages" />
      </Frame>
    </Specimen>
  ),
});

export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="16rem">
      <EmptyState
        icon="mail"
        title={long.sentence}
        description={long.unbroken}
        actions={<Button>{long.sentence}</Button>}
      />
    </Frame>
  ),
});
