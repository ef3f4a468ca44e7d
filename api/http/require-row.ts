import { ApiError } from './errors.ts';

/**
 * The only row of a query.
 *
 * @throws ApiError 404 with this message when there is none.
 */
export async function requireRow<Row>(rows: PromiseLike<Row[]>, notFound: string): Promise<Row> {
  const [row] = await rows;
  if (row === undefined) throw new ApiError(404, notFound);
  return row;
}
