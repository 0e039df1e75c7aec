// 500,000 results by the command in bounded memory; 100,000 out of a file of a timing crew, stored and placed, beside a plain
// COPY of the same rows into the same table.
import { systemClock } from '../apps/server/src/kernel/clock.ts';
import { importResults, type ImportOutcome } from '../apps/server/src/modules/results/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/index.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { createEventCity, createFormat, inDays } from '../apps/server/test/factories/events.ts';
import { importLarge } from './results-import/large.ts';
import { formatTitles, writeProtocol } from './results-import/protocol.ts';
import { median } from './support/median.ts';
import { startTemporaryDatabase } from './support/temporary-database.ts';

const rows = 100_000;
const rounds = 3;
const largeRows = 500_000;
/** Of the process that imports them. */
const mostMb = 300;
/** The import reads, checks, compares, stores and places; COPY only stores. */
const most = 6;
const columns = `public_id, event_city_id, format_id, start_number, leg, last_name, first_name, name_words, name_words_back, gender,
  category, age_group, team, club, status, comments, distance, start_ms, finish_ms, absolute_ms, individual_ms, fine_ms, time_ms, splits,
  position, position_gen, position_cat, position_age, position_gen_age, position_absolute, position_gen_absolute, position_cat_absolute,
  overall_place, row_number`;

let failures = 0;
const judge = (name: string, value: string, passed: boolean): void => {
  if (!passed) failures += 1;
  console.log(`${passed ? 'PASS' : 'FAIL'}  ${name}: ${value}`);
};

const database = await startTemporaryDatabase();
const { db, close } = openDatabase(database.url, {
  timeout: 300_000,
  connections: 2,
  log: createLog({ logLevel: 'silent' }),
});

const timed = async <T>(run: () => Promise<T>): Promise<{ ms: number; value: T }> => {
  await database.run('checkpoint');
  const from = performance.now();
  const value = await run();
  return { ms: performance.now() - from, value };
};

try {
  const city = await createEventCity(db, { start_time: inDays(-1) });
  for (const [position, title] of formatTitles.entries())
    await createFormat(db, {
      event_city_id: city.id,
      title_ru: title,
      position,
      distance_km: [5, 10, 21.1, 42.2][position],
      start_time: inDays(-1),
    });
  const bytes = Buffer.from(writeProtocol(rows));
  const [place] = await database.run<{ data_directory: string }>('show data_directory');
  const file = `${place?.data_directory}/results.copy`;

  const stages = new Map<string, number>();
  const read = (): Promise<ImportOutcome> => {
    let last = performance.now();
    return importResults(
      { db, clock: systemClock },
      {
        file: { name: 'protocol.csv', bytes },
        eventCity: city.publicId,
        format: null,
        sheet: null,
        overrides: new Map(),
        isPreview: false,
        isPublishing: false,
        isKeeping: false,
        minPaceMs: 120_000,
        outside: null,
        rankBy: null,
        accepts: [],
        mayRemove: 0,
      },
      {
        onProgress: (stage) => {
          const now = performance.now();
          stages.set(stage, (stages.get(stage) ?? 0) + now - last);
          last = now;
        },
      },
    );
  };
  const clear = async (): Promise<void> => {
    await database.run('truncate results, result_totals, result_formats, result_marks');
  };

  await clear();
  await read();
  await database.run(`copy (select ${columns} from results order by id) to '${file}'`);
  stages.clear();
  const ours: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await clear();
    plain.push((await timed(() => database.run(`copy results (${columns}) from '${file}'`))).ms);
    await clear();
    const first = await timed(read);
    ours.push(first.ms);
    if (first.value.state !== 'stored' || first.value.figures.added !== rows)
      throw new Error('the file was not stored');
  }
  const parts = [...stages].map(([stage, ms]) => `${stage} ${(ms / rounds / 1000).toFixed(2)} s`).join(', ');
  const same = await timed(read);
  const [stored] = await database.run<{ count: string; placed: string }>(
    'select count(*) as count, count(position) as placed from results',
  );

  console.table({
    'import: read, check, store, place': {
      seconds: (median(ours) / 1000).toFixed(2),
      'rows/s': Math.round((rows * 1000) / median(ours)),
    },
    'COPY of the same rows': {
      seconds: (median(plain) / 1000).toFixed(2),
      'rows/s': Math.round((rows * 1000) / median(plain)),
    },
    'the same file again': { seconds: (same.ms / 1000).toFixed(2), 'rows/s': Math.round((rows * 1000) / same.ms) },
  });
  console.log(`${parts} · memory at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  judge(
    'rows stored, and those who finished placed',
    `${stored?.count}, ${stored?.placed}`,
    Number(stored?.count) === rows && Number(stored?.placed) === rows - rows / 40,
  );
  judge('the same file again changes nothing', same.value.state, same.value.state === 'same');
  await clear();
  const large = await importLarge(largeRows, city.publicId, database.url);
  const [kept] = await database.run<{ count: string }>('select count(*) as count from results');
  console.table({
    [`the command, ${rows.toLocaleString('en')} rows in this process`]: {
      'rows/s': Math.round((rows * 1000) / median(ours)),
    },
    [`the command, ${largeRows.toLocaleString('en')} rows in its own`]: {
      'rows/s': Math.round((largeRows * 1000) / large.ms),
      seconds: (large.ms / 1000).toFixed(1),
      'peak MB': large.peakMb,
    },
  });
  judge('half a million rows stored', `${kept?.count}`, Number(kept?.count) === largeRows);
  judge('memory of the command', `${large.peakMb} MB (at most ${mostMb})`, large.peakMb <= mostMb);
  const ratio = median(ours) / median(plain);
  judge('import / COPY', `${ratio.toFixed(2)} (at most ${most})`, ratio <= most);
} finally {
  await close();
  await database.stop();
}
process.exitCode = failures ? 1 : 0;
