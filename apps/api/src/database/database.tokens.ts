/** The open database itself, for the database module, the jobs and the change log alone. */
export const ENGINE = Symbol('ENGINE');
