import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
const sources = [
  path.join(root, 'app/shared/i18n/messages'),
  path.join(root, 'office/messages'),
  path.resolve(root, '../../packages/contracts/src'),
];

/** In development: writes the generated files anew when a message or a call changes, and reloads the page. */
export const generated = (): Plugin => ({
  name: 'trassa-generated',
  apply: 'serve',
  configureServer(server) {
    server.watcher.add(sources);
    const refresh = async (file: string): Promise<void> => {
      if (!sources.some((folder) => file.startsWith(folder))) return;
      await run(process.execPath, [path.join(root, 'scripts/generate.ts')]);
      server.ws.send({ type: 'full-reload' });
    };
    for (const event of ['add', 'change', 'unlink'] as const) {
      server.watcher.on(
        event,
        (file: string) => void refresh(file).catch((error: unknown) => server.config.logger.error(String(error))),
      );
    }
  },
});
