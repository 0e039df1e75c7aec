// A loop that reads and writes nothing and stands last in line for a processor: what it costs, the machine costs.
import os from 'node:os';

os.setPriority(os.constants.priority.PRIORITY_LOW);
const turn = (): void => {
  for (const end = performance.now() + 100; performance.now() < end;);
  setImmediate(turn);
};
process.on('disconnect', () => process.exit());
turn();
