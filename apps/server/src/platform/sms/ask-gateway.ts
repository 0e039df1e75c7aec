/** Milliseconds a gateway has for its answer. */
const patience = 5000;

/** A gateway that did not take a message: its name and a code, never its own words, which repeat phone and text. */
export class GatewayError extends Error {
  readonly code: string;
  constructor(gateway: string, code: string) {
    super(`${gateway} did not take the message: ${code}`);
    this.code = code;
  }
}

export type Gateway = { readonly name: string; readonly timeout?: number | undefined };

/** POSTs and reads the JSON answer; a network failure, a wrong status or another format is a GatewayError. */
export const askGateway = async (
  { name, timeout = patience }: Gateway,
  url: string,
  request: { headers: Record<string, string>; body: string },
): Promise<Record<string, unknown>> => {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      ...request,
    });
    text = await response.text();
  } catch (error) {
    throw new GatewayError(name, (error as Error).name === 'TimeoutError' ? 'no answer in time' : 'no connection');
  }
  if (!response.ok) throw new GatewayError(name, `status ${response.status}`);
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>;
  } catch {
    // Not JSON: said below.
  }
  throw new GatewayError(name, 'not an answer');
};
