import { ok, refuse, type Result } from '../../../kernel/result.ts';

const isTooLong = (error: unknown): boolean =>
  (error as { code?: string }).code === '57014' || /Query read timeout/.test((error as Error).message);

/** What takes longer than a statement may is refused with what to do. */
export const unlessSlow = async <T>(read: () => Promise<T>): Promise<Result<T>> => {
  try {
    return ok(await read());
  } catch (error) {
    if (!isTooLong(error)) throw error;
    return refuse({ code: 'unavailable', message: { id: 'report_slow' }, retryAfter: 5 });
  }
};
