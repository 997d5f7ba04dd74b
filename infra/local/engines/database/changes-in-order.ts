/**
 * Dynoxide numbers each change of a table with a stream after a look at all changes before it, and reads the stream the
 * same way: after a few thousand changes a write would take ten times as long. With this index each is one step. The
 * engine keeps its SQLite file open; SQLite lets both write, one after the other, and plans anew by itself.
 */
export async function indexChanges(file: string): Promise<void> {
  // Loaded here: only this engine has such a file, and it runs on the Node that the project brings.
  const { DatabaseSync } = await import("node:sqlite");
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec(
      "CREATE INDEX IF NOT EXISTS changes_in_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER))",
    );
  } finally {
    database.close();
  }
}
