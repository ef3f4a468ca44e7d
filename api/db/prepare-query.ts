/**
 * Prepares a query that runs often: building it costs most of the time. The name must be unique; PostgreSQL plans a
 * prepared query once per connection only when it has one.
 */
export function prepareQuery<Prepared>(query: { prepare(): Prepared }, name: string): Prepared {
  const prepare: (name: string) => Prepared = query.prepare;
  return prepare.call(query, name);
}
