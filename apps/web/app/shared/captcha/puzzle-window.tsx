import { useTranslations } from 'use-intl/react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/overlay.tsx';
import { useLast } from '../ui/use-last.ts';
import { usePuzzle } from './puzzle-progress.ts';
import css from './puzzle-window.module.css';

/** Says that the browser is solving a puzzle, and how far it is (DEC-16). The person has nothing to do. */
export const PuzzleWindow = () => {
  const t = useTranslations('ui');
  const puzzle = usePuzzle();
  const shown = useLast(puzzle);
  const giveUp = (): void => puzzle?.giveUp();
  return (
    <Dialog
      isOpen={puzzle !== null}
      onClose={giveUp}
      title={t('puzzle.title')}
      isAlert
      actions={
        <Button kind="line" onClick={giveUp}>
          {t('cancel')}
        </Button>
      }
    >
      <p>{t('puzzle.text')}</p>
      <progress className={css['bar']} value={shown?.share ?? 0} aria-label={t('puzzle.title')} />
    </Dialog>
  );
};
