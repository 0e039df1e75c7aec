import { execFile } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { writeProtocol } from './protocol.ts';

/** Lines of a protocol in pieces that a file takes. */
function* piecesOf(rows: number): Generator<string> {
  const text = writeProtocol(rows);
  for (let from = 0; from < text.length; from += 1_000_000) yield text.slice(from, from + 1_000_000);
}

const root = path.resolve(import.meta.dirname, '../..');

/** Prints the most memory that the command had, not that of the script around it. */
const measure = `data:text/javascript,${encodeURIComponent(`
  if (process.argv[1]?.endsWith('results-import.ts'))
    process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS + '\\n'));
`)}`;

export type LargeImport = { readonly ms: number; readonly peakMb: number; readonly said: string };

/** The command of the editor, as a process of its own, with a protocol of so many rows. */
export const importLarge = async (rows: number, eventCity: string, databaseUrl: string): Promise<LargeImport> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trassa-bench-import-'));
  try {
    const file = path.join(folder, 'protocol.csv');
    await pipeline(Readable.from(piecesOf(rows)), createWriteStream(file));
    const from = performance.now();
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [path.join(root, 'scripts/results-import.mjs'), file, '--event-city', eventCity, '--language', 'en'],
      {
        env: {
          PATH: process.env['PATH'] ?? '',
          HOME: folder,
          DATABASE_URL: databaseUrl,
          DATA_DIR: folder,
          SITE_URL: 'http://localhost:3000',
          NODE_OPTIONS: `--import=${measure}`,
        },
        maxBuffer: 10_000_000,
      },
    );
    const peak = Number(/peak (\d+)/.exec(stderr)?.[1] ?? Number.NaN);
    return { ms: performance.now() - from, peakMb: Math.round(peak / 1024), said: stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
