import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen } from '../../specimen';
import { CountBadge } from '../Badge';
import { Tab, TabList, TabPanel, Tabs } from '.';

const meta = preview.meta({
  component: Tabs,

  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the selected tab, then into its panel.' },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'Selects the next or previous tab, in reading direction.',
      },
      { keys: ['Home', 'End'], does: 'Selects the first or last tab.' },
    ],
  },
  args: {
    children: (
      <>
        <TabList label="Message">
          <Tab id="message">Message</Tab>
          <Tab id="conversation" badge={<CountBadge count={4} label="messages" />}>
            Conversation
          </Tab>
          <Tab id="contact">Contact</Tab>
        </TabList>
        <TabPanel id="message">Could we move Thursday?</TabPanel>
        <TabPanel id="conversation">Four messages since March.</TabPanel>
        <TabPanel id="contact">Ada Lovelace, analyst.</TabPanel>
      </>
    ),
  },
});

export const Playground = meta.story();

const some = (label: string) => (
  <>
    <TabList label={label}>
      <Tab id="one" icon="mail">
        Messages
      </Tab>
      <Tab id="two">Contacts</Tab>
      <Tab id="three" isDisabled>
        Not yet
      </Tab>
    </TabList>
    <TabPanel id="one">Panel of messages</TabPanel>
    <TabPanel id="two">Panel of contacts</TabPanel>
    <TabPanel id="three">Panel of nothing</TabPanel>
  </>
);

/** Horizontal and vertical. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Frame width="30rem">
      <Specimen>
        <Tabs>{some('Across')}</Tabs>
        <Tabs orientation="vertical" defaultSelectedKey="two">
          {some('Down')}
        </Tabs>
      </Specimen>
    </Frame>
  ),
});

/** Tabs that do not fit scroll sideways. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="18rem">
      <Tabs defaultSelectedKey="tab-1">
        <TabList label="Many">
          {[1, 2, 3, 4, 5, 6].map((index) => (
            <Tab key={index} id={`tab-${index}`}>
              {index === 3 ? long.unbroken : `Tab ${index}`}
            </Tab>
          ))}
        </TabList>
        {[1, 2, 3, 4, 5, 6].map((index) => (
          <TabPanel key={index} id={`tab-${index}`}>
            {long.sentence}
          </TabPanel>
        ))}
      </Tabs>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    // The row fades where more of it is: after its end, and once it is scrolled to its end, before its start.
    const list = within(canvasElement).getByRole('tablist');
    await waitFor(() => expect(getComputedStyle(list).maskImage).toMatch(/ 0px, .*calc\(100% - \d+px\)/));
    list.scrollLeft = list.scrollWidth;
    await waitFor(() => expect(getComputedStyle(list).maskImage).toMatch(/ [1-9]\d*px, .* 100%/));
    list.scrollLeft = 0;
    await waitFor(() => expect(getComputedStyle(list).maskImage).toMatch(/ 0px, /));
  },
});

/** Tab moves to the selected tab. Arrow keys and End select tabs. The next Tab moves into the panel. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Message' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Conversation/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Ada Lovelace, analyst.');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});
