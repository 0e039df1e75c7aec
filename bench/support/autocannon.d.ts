declare module 'autocannon' {
  type Request = { method: 'POST'; path: string; headers: Record<string, string>; body: string };
  type Client = { setRequests(requests: Request[]): void };
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    timeout: number;
    headers?: Record<string, string>;
    setupClient?(client: Client): void;
  };
  type Result = {
    duration: number;
    latency: { p50: number; p99: number };
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
  };
  const run: (options: Options) => Promise<Result>;
  export default run;
}
