import { get } from 'node:http';

/** Headers that Node writes itself. */
const own = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

/** An answer as it comes over the wire, compressed. */
export const readAnswer = (url: string): Promise<{ bytes: Buffer; headers: Record<string, string> }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`));
        const headers = Object.entries(answer.headers).filter(([name]) => !own.has(name));
        resolve({ bytes: Buffer.concat(parts), headers: Object.fromEntries(headers) as Record<string, string> });
      });
    }).on('error', reject);
  });
