import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt';
import { pageSettles } from '../../testing/plays';
import { states, wholeApp } from '../../testing/wholeApp';

/** All companies, as a table. Without pictures: the widgets have their own. */
const meta = preview.meta({
  component: AppAt,
  args: { path: '/companies' },
  tags: ['no-pixels'],
  ...wholeApp,
  play: pageSettles,
});

export const Ready = meta.story({ tags: ['dark', 'rtl'] });
export const Phone = meta.story({ ...states.phone, tags: ['dark'] });
export const Tablet = meta.story(states.tablet);
export const Loading = meta.story(states.loading);
export const Empty = meta.story(states.empty);
export const Failed = meta.story(states.failed);
export const Crowded = meta.story(states.crowded);

export const One = meta.story({ args: { path: '/companies?name=Northwind%20Hotels' } });
