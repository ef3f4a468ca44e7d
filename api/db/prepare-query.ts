/**
 * Prepares a query that runs often: building it takes most of the time. The name must be unique. PostgreSQL plans a
 * prepared query only once per connection if it has a name.
 */
export function prepareQuery<Prepared>(query: { prepare(): Prepared }, name: string): Prepared {
  const prepare: (name: string) => Prepared = query.prepare;
  return prepare.call(query, name);
}
