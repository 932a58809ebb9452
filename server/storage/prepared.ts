import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * A query that is compiled once for a database; from then on only its values are put in. For the queries of every
 * message: compiling them took a tenth of the time until a provider was asked.
 * `write` may do nothing with a value but hand it to Kysely, and writes the same query whatever the values are.
 */
export function prepared<Values extends object>(
  write: (db: Kysely<Database>, values: Values) => Compilable,
): (db: Kysely<Database>, values: Values) => CompiledQuery {
  const known = new WeakMap<Kysely<Database>, { query: CompiledQuery; places: Place<Values>[] }>();
  return (db, values) => {
    let template = known.get(db);
    if (!template) {
      const names = Object.keys(values) as (keyof Values)[];
      const marks = new Map<unknown, keyof Values>(names.map((name) => [Symbol(String(name)), name]));
      const marked = Object.fromEntries([...marks].map(([mark, name]) => [name, mark])) as Values;
      const query = write(db, marked).compile();
      template = { query, places: query.parameters.map((value) => ({ name: marks.get(value), value })) };
      known.set(db, template);
    }
    const { query, places } = template;
    return {
      ...query,
      parameters: places.map(({ name, value }) => (name === undefined ? value : values[name])),
    };
  };
}

/** Where a parameter comes from: one of the values by name, or a constant of the query. */
interface Place<Values> {
  readonly name: keyof Values | undefined;
  readonly value: unknown;
}
