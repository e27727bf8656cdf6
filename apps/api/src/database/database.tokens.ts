/** The open database, for the database module, the jobs and the change log only. */
export const ENGINE = Symbol('ENGINE');
