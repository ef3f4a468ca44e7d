/** `page` starts at 1. */
export interface PageParams {
  pageSize: number;
  page: number;
}

interface PagedQuery<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> };
}

/** One page of an ordered query. Each row contains the number of rows in the whole list. */
export async function listPage<Row>(
  query: PagedQuery<Row>,
  total: PromiseLike<number>,
  { pageSize, page }: PageParams,
): Promise<(Row & { all_data: number })[]> {
  // Run both at the same time: on PostgreSQL, counting a long list takes as long as reading the page.
  const [all_data, rows] = await Promise.all([
    total,
    query.limit(pageSize).offset((page - 1) * pageSize),
  ]);
  return rows.map((row) => ({ ...row, all_data }));
}
