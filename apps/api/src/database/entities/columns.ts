import type { Channel } from '@concordia/domain';
import { p } from '@mikro-orm/core';

/*
 * Columns are uuid, text, integer, bigint and double alone, because these come back from SQLite and PostgreSQL as the same values. Instants
 * are integer milliseconds since the epoch, flags are 0 or 1, and structures are JSON in a text column that no query looks into.
 */

/** The workspace that a row belongs to; the scope plugin fills and checks it. */
export const workspaceId = () => p.uuid();

/** A UUID version 7, made by the program. */
export const id = () => p.uuid().primary();

/** Milliseconds since the epoch. */
export const instant = () => p.bigint('number');

/** A count or a size in bytes, which may pass 2^31. */
export const amount = () => p.bigint('number').default(0);

/** 0 or 1. */
export const flag = () => p.integer().$type<Flag>().default(0);

export type Flag = 0 | 1;

/** One of the eight channels. */
export const channel = () => p.text().$type<Channel>();

/** Who decided: a rule of ours may be overruled by a person, not the other way round. */
export const source = () => p.text().$type<'rule' | 'person'>().default('rule');

/** A fraction. */
export const fraction = () => p.double().$type<number>();
