import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { EmptyState } from '../components/EmptyState';
import { Icon, type IconName } from '../components/Icon';
import { directional, icons } from '../components/Icon/icons';
import { SearchField } from '../components/SearchField';
import * as styles from './Icons.css';
import { Label, Part, Sheet } from './Sheet';

const isName = (name: string): name is IconName => name in icons;
const names = Object.keys(icons).filter(isName);

const sizes = [
  { size: 'small', does: '14 px, beside dense text' },
  { size: 'medium', does: '16 px, beside text' },
  { size: 'large', does: '20 px, alone in a bar' },
  { size: 'huge', does: '32 px, in an empty place' },
] as const;

/** Every icon of the product, by name. */
function Icons() {
  const [query, setQuery] = useState('');
  const found = names.filter((name) => name.includes(query.trim().toLowerCase()));
  return (
    <Sheet>
      <Part
        title={`${names.length} drawings`}
        note="One manner: 24 units, round caps, no fill. A drawing repeats a word that stands beside it or is its label; it never says something alone."
      >
        <div className={styles.bar}>
          <SearchField label="Find a drawing" value={query} onChange={setQuery} />
        </div>
        {found.length === 0 ? (
          <EmptyState size="compact" icon="search" title="There is no drawing of that name" />
        ) : (
          <div className={styles.grid}>
            {found.map((name) => (
              <div key={name} className={styles.tile} data-icon={name}>
                <Icon name={name} size="large" />
                <span>{name}</span>
                {directional.has(name) && <span className={styles.turns}>turns with the text</span>}
              </div>
            ))}
          </div>
        )}
      </Part>
    </Sheet>
  );
}

const meta = preview.meta({ component: Icons, tags: ['!autodocs'] });

/** Only icons listed in `icons.ts` are sent to the browser. */
export const All = meta.story({ tags: ['dark', 'rtl'] });

/** Search finds icons by part of a name. */
export const Searched = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a drawing' }), 'chevron');
    const shown = [...canvasElement.querySelectorAll('[data-icon]')].map((tile) => tile.getAttribute('data-icon'));
    await expect(shown).toEqual(names.filter((name) => name.includes('chevron')));
  },
});

/** Four sizes, each for a different context. */
export const Sizes = meta.story({
  tags: ['dark'],
  render: () => (
    <Sheet>
      <Part title="Sizes">
        <div className={styles.sizes}>
          {sizes.map(({ size, does }) => (
            <div key={size} className={styles.size}>
              <Icon name="inbox" size={size} />
              <Label name={size}>{does}</Label>
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  ),
});
