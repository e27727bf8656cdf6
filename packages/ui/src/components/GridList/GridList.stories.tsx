import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Badge } from '../Badge';
import { Button, IconButton } from '../Button';
import { GridList } from '.';
import * as demo from './GridList.demo.css';

interface Campaign {
  id: string;
  name: string;
  note: string;
  state: string;
}

const campaigns: Campaign[] = [
  { id: 'spring', name: 'Spring invitations', note: '214 people, email', state: 'Running' },
  { id: 'renewals', name: 'Renewals in March', note: '38 people, WhatsApp', state: 'Draft' },
  { id: 'quiet', name: 'Quiet since autumn', note: '91 people, email', state: 'Paused' },
  { id: 'thanks', name: 'Thanks after the fair', note: '127 people, LinkedIn', state: 'Done' },
];

const onEdit = fn();

const renderCampaign = (campaign: Campaign) => (
  <div className={demo.campaign}>
    <div className={demo.words}>
      <div>{campaign.name}</div>
      <div className={demo.note}>{campaign.note}</div>
    </div>
    <Badge>{campaign.state}</Badge>
    <Button size="small" onPress={() => onEdit(campaign.id)}>
      Edit
    </Button>
    <IconButton size="small" icon="ellipsis" label={`More about ${campaign.name}`} />
  </div>
);

const meta = preview.meta({
  component: GridList<Campaign>,
  args: {
    'aria-label': 'Campaigns',
    items: campaigns,
    getKey: (campaign) => campaign.id,
    getText: (campaign) => campaign.name,
    renderItem: renderCampaign,
  },
  parameters: {
    keyboard: [
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the row below or above.' },
      { keys: ['ArrowRight', 'ArrowLeft'], does: 'Moves into the row and between its buttons.' },
      { keys: ['Home', 'End'], does: 'Moves to the first or last row.' },
      { keys: ['Enter'], does: 'Opens the row. On a drag handle: starts and ends moving the row.' },
      { keys: ['Space'], does: 'Selects the row.' },
      { keys: ['Escape'], does: 'Clears the selection, or cancels a move.' },
    ],
  },
});

const rowOf = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('row', { name });

export const Playground = meta.story({ args: { selectionMode: 'multiple', onAction: fn() } });

/** Plain rows, with checkboxes, with drag handles, and empty. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: (args) => (
    <Specimen>
      <Row label="rows that do nothing">
        <Frame width="36rem">
          <GridList {...args} items={campaigns.slice(0, 2)} />
        </Frame>
      </Row>
      <Row label="boxes; one selected, one disabled">
        <Frame width="36rem">
          <GridList {...args} selectionMode="multiple" defaultSelectedKeys={['renewals']} disabledKeys={['quiet']} />
        </Frame>
      </Row>
      <Row label="in an order of one's own">
        <Frame width="36rem">
          <GridList {...args} items={campaigns.slice(0, 2)} onReorder={fn()} />
        </Frame>
      </Row>
      <Row label="empty">
        <Frame width="36rem">
          <GridList {...args} items={[]} />
        </Frame>
      </Row>
    </Specimen>
  ),
});

export const Stress = meta.story({
  tags: ['rtl', 'zoom', 'small', 'coarse'],
  args: {
    selectionMode: 'multiple',
    onReorder: fn(),
    items: [
      { id: 'a', name: long.sentence, note: long.address, state: 'Running' },
      { id: 'b', name: long.unbroken, note: long.unbroken, state: 'Draft' },
      { id: 'c', name: scripts.arabic, note: scripts.japanese, state: 'Done' },
    ],
  },
  render: (args) => (
    <Frame width="100%">
      <GridList {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Arrow keys move between rows and to their buttons. Enter opens a row, and Space selects it. */
export const Keyboard = meta.story({
  args: { selectionMode: 'multiple', onAction: fn(), onSelectionChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    onEdit.mockClear();
    await userEvent.tab();
    await expect(rowOf(canvasElement, 'Spring invitations')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('renewals');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const [, edit] = canvas.getAllByRole('button', { name: 'Edit' });
    await expect(edit).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledWith('renewals');
    await userEvent.keyboard('{ArrowDown} {End} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['quiet', 'thanks']));
    await userEvent.keyboard('{Escape}spr');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
    await expect(rowOf(canvasElement, 'Spring invitations')).toHaveFocus();
  },
});

/** Enter on the drag handle starts the move, arrow keys choose the place, and Enter drops the row. */
export const Reordered = meta.story({
  render: (args) => {
    const [items, setItems] = useState(campaigns);
    const put = (keys: string[]) => setItems((all) => [...all].sort((a, b) => keys.indexOf(a.id) - keys.indexOf(b.id)));
    return <GridList {...args} items={items} onReorder={put} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Move Spring/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Insert between Spring/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Spring invitations'));
  },
});

const many = Array.from({ length: 600 }, (_, index) => ({
  id: `campaign-${index}`,
  name: `Campaign ${index + 1}`,
  note: `${(index * 37) % 211} people`,
  state: 'Draft',
}));

/** 600 rows, of which only the visible ones are rendered. */
export const Virtualized = meta.story({
  args: { items: many, isVirtualized: true, estimatedRowRem: 3.5 },
  decorators: [
    (Story) => (
      <div className={demo.tall}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(rowOf(canvasElement, 'Campaign 600')).toHaveFocus());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
});
