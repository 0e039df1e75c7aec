import { Agent, get } from 'node:http';

const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };

/** One page as a browser asks for it; rejects unless it is 200. */
export const readPage = (url: string, agent?: Agent): Promise<{ bytes: number }> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers, ...(agent ? { agent } : {}) }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve({ bytes });
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
      answer.on('error', reject);
    });
    request.on('error', reject);
  });

/** All addresses over so many kept connections. */
export const loadPages = async ({
  connections,
  urls,
}: {
  connections: number;
  urls: readonly string[];
}): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const rest = urls.values();
  const work = async (): Promise<void> => {
    for (const url of rest) await readPage(url, agent);
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
};
