import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { CopyButton } from '../components/CopyField';
import { EmptyState } from '../components/EmptyState';
import { SearchField } from '../components/SearchField';
import { figmaVariables } from '../theme/figmaVariables';
import { Part, Sheet } from './Sheet';
import { TokenFiles } from './TokenFiles';
import * as styles from './Tokens.css';
import { type TokenRow, tokenRows } from './tokenRows';

const isColor = (value: string) => /^(#|rgb)/.test(value);

const Value = ({ value }: { value: string }) => (
  <div>
    {isColor(value) && <span className={styles.dot} style={assignInlineVars({ [styles.shown]: value })} />}
    {value}
  </div>
);

const Row = ({ name, property, values }: TokenRow) => (
  <tr>
    <th scope="row" className={styles.cell}>
      {name}
      <div className={styles.property}>{property}</div>
    </th>
    <td className={styles.cell}>
      {values.map((value, index) => (
        // Of two modes, both may have the same value.
        <Value key={`${index} ${value}`} value={value} />
      ))}
    </td>
    <td className={styles.cell}>
      <CopyButton text={property} name={property} />
    </td>
  </tr>
);

/** Every token with its custom property and its values. Of two, the first is of the light theme or the comfortable density. */
function Tokens() {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const rows = tokenRows();
  const found = rows.filter(({ name, property }) => `${name} ${property}`.toLowerCase().includes(wanted));
  return (
    <Sheet>
      <Part
        title={`${rows.length} tokens`}
        note="Of two values, the first is for the light theme or the comfortable density, the second for dark or compact."
      >
        <div className={styles.bar}>
          <SearchField label="Find a token" value={query} onChange={setQuery} />
        </div>
        {found.length === 0 ? (
          <EmptyState size="compact" icon="search" title="No tokens match" />
        ) : (
          <table className={styles.table} aria-label="Tokens">
            <thead>
              <tr>
                <th scope="col" className={styles.heading}>
                  Token
                </th>
                <th scope="col" className={styles.heading}>
                  Value
                </th>
                <th scope="col" className={styles.heading}>
                  Copy
                </th>
              </tr>
            </thead>
            <tbody>
              {found.map((row) => (
                <Row key={row.name} {...row} />
              ))}
            </tbody>
          </table>
        )}
      </Part>
    </Sheet>
  );
}

const meta = preview.meta({ component: Tokens, tags: ['!autodocs', 'no-pixels'] });

/** Search finds tokens by part of a name, and a press copies the custom property. */
export const All = meta.story({
  tags: ['dark', 'small'],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(tokenRows().length);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a token' }), 'inkMuted');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy var(--c-color-ink-muted)' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('var(--c-color-ink-muted)');
  },
});

/** The same tokens as CSS, as Design Tokens with and without modes, and as Figma variables. */
export const Files = meta.story({
  render: () => <TokenFiles />,
  tags: ['dark', 'small'],
  play: async ({ canvas }) => {
    const saved: Blob[] = [];
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:tokens';
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download figma-variables.json' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [file] = saved;
    await expect(JSON.parse((await file?.text()) ?? '')).toEqual(figmaVariables());

    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy tokens.css' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(expect.stringContaining('--c-color-ink: '));
  },
});
