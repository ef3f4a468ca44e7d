/** Signs in, and answers with the `Cookie` header of the session. */
export async function startSession(
  url: string,
  credentials: { username: string; password: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(credentials),
  });
  if (answer.status !== 200) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
