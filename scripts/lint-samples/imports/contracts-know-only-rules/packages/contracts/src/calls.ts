import { port } from '../../../apps/server/src/port.ts';

export const address = `http://localhost:${port}`;
