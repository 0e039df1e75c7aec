import type { MessageSpec } from '@trassa/contracts';
import { fromUnix, toUnix } from '../../../kernel/clock.ts';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { lockWaves, type WaveRow, writeWaves } from './waves.repository.ts';

/** Waves of one format at most (back-office.md 6.1). */
export const wavesMost = 50;

/** As it is sent; `public_id` null: a new one. */
export type WantedWave = {
  readonly public_id: string | null;
  readonly name: { readonly ru: string; readonly en: string | null };
  readonly capacity: number | null;
  readonly start_time: number | null;
  readonly file: boolean;
  readonly document: string | null;
};

const show = (wave: WaveRow) => ({
  public_id: wave.publicId,
  name: { ru: wave.nameRu, en: wave.nameEn },
  capacity: wave.capacity,
  start_time: wave.startTime && toUnix(wave.startTime),
  file: wave.file,
  document: wave.document,
});

const problemOf = (wave: WantedWave, kept: WaveRow | undefined, twin: boolean): Record<string, MessageSpec> => {
  if (!wave.name.ru.trim()) return { 'name.ru': { id: 'required' } };
  if (twin) return { 'name.ru': { id: 'wave_same' } };
  if (wave.name.ru.length > 80) return { 'name.ru': { id: 'too_long', max: 80 } };
  if (wave.capacity !== null && wave.capacity < (kept?.taken ?? 0))
    return { capacity: { id: 'capacity_below_sold', taken: kept?.taken ?? 0 } };
  if (wave.document !== null && !/^https:\/\/\S+$/.test(wave.document)) return { document: { id: 'url' } };
  return {};
};

/** The whole list of waves: what is left out goes, unless there are people in it. BO-028 */
export const setWaves = async (
  tx: Tx,
  formatId: number,
  wanted: readonly WantedWave[],
  now: Date,
): Promise<Result<{ readonly before: unknown; readonly after: unknown }>> => {
  const kept = await lockWaves(tx, formatId);
  if (wanted.length > wavesMost) return invalid({ clusters: { id: 'number_max', max: wavesMost } });
  const ofId = (id: string | null) => kept.find(({ publicId }) => publicId === id);
  const problems: Record<string, MessageSpec> = {};
  for (const [index, wave] of wanted.entries()) {
    const twin = wanted.findIndex(({ name }) => name.ru.trim() === wave.name.ru.trim()) < index;
    if (wave.public_id !== null && !ofId(wave.public_id)) problems[`clusters.${index}.name.ru`] = { id: 'cluster' };
    for (const [field, message] of Object.entries(problemOf(wave, ofId(wave.public_id), twin)))
      problems[`clusters.${index}.${field}`] = message;
  }
  if (Object.keys(problems).length) return invalid(problems);
  const removed = kept.filter(({ publicId }) => !wanted.some(({ public_id }) => public_id === publicId));
  const people = removed.reduce((sum, { taken }) => sum + taken, 0);
  if (people)
    return refuse({
      code: 'has_dependants',
      message: { id: 'wave_people', people },
      details: { dependants: [{ kind: 'ticket', count: people }] },
    });
  await writeWaves(tx, formatId, {
    waves: wanted.map((wave, position) => ({
      id: ofId(wave.public_id)?.id ?? null,
      position,
      nameRu: wave.name.ru.trim(),
      nameEn: wave.name.en?.trim() || null,
      capacity: wave.capacity,
      startTime: wave.start_time === null ? null : fromUnix(wave.start_time),
      file: wave.file,
      document: wave.document,
    })),
    removed: removed.map(({ id }) => id),
    now,
  });
  return ok({ before: kept.map(show), after: (await lockWaves(tx, formatId)).map(show) });
};
