import { NoAnswerError } from '@trassa/contracts/client';
import { formatSolution, puzzleParts } from '@trassa/rules';
import { showPuzzle } from './puzzle-progress.ts';

/** A check that is over before is not worth a window. */
const QUIET_MS = 400;

/** Solves the puzzle of a refusal `captcha_required` in a worker, with a window that shows how far it is. */
export const passPuzzle = (challenge: string, signal?: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./puzzle.worker.ts', import.meta.url), { type: 'module' });
    const counters: number[] = [];
    let isShown = false;
    const end = (): void => {
      clearTimeout(timer);
      worker.terminate();
      showPuzzle(null);
    };
    const giveUp = (): void => {
      end();
      reject(new NoAnswerError('Request aborted'));
    };
    const show = (): void => {
      isShown = true;
      showPuzzle({ share: counters.length / puzzleParts, giveUp });
    };
    const timer = setTimeout(show, QUIET_MS);
    signal?.addEventListener('abort', giveUp, { once: true });
    worker.addEventListener('error', () => {
      end();
      reject(new NoAnswerError('Network Error'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => {
      counters.push(data);
      if (isShown) show();
      if (counters.length < puzzleParts) return;
      end();
      resolve(formatSolution(challenge, counters));
    });
    worker.postMessage(challenge, []);
  });
