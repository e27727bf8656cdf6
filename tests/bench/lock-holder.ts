import Database from 'better-sqlite3';

/**
 * Holds the write lock of a SQLite file, as an import beside the server does, and says `held` when it has it.
 * Arguments: the file, and for how long in ms.
 */
const [, , file = '', ms = '0'] = process.argv;
const database = new Database(file, { timeout: 10_000 });
database.exec('begin immediate');
process.stdout.write('held\n');
setTimeout(() => {
  database.exec('commit');
  database.close();
}, Number(ms));
