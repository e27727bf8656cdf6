import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { space } = vars;

export const panel = style(inLayer('widgets', { inlineSize: '22rem', maxInlineSize: '100%' }));

export const answer = style(inLayer('widgets', { display: 'grid', gap: space.xs, overflowWrap: 'anywhere' }));

const plainList = { display: 'grid', justifyItems: 'start', margin: 0, padding: 0, listStyle: 'none' } as const;

export const links = style(inLayer('widgets', { ...plainList, gap: space.xs }));

export const examples = style(inLayer('widgets', { ...plainList, gap: 0 }));

/** The number of a source, after its sentence. */
export const mark = style(inLayer('widgets', { marginInlineStart: space.xs }));

export const draft = style(inLayer('widgets', { display: 'grid', gap: space.xs, margin: 0 }));

export const draftText = style(inLayer('widgets', { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
