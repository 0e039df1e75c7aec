import { holdMinutes, minorOf, roublesOf } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import { Note } from '../../shared/ui/states/note.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import css from './prepared-basket.module.css';
import type { PreparedKinds } from './prepared-kind.ts';
import { PreparedGoods } from './prepared-goods.tsx';
import type { DescribedLine } from './describe-lines.ts';
import { useFill } from './use-fill.ts';

const sumOf = (lines: readonly DescribedLine[]): number | null =>
  lines.every(({ totalCost }) => totalCost !== null)
    ? roublesOf(lines.reduce((sum, { totalCost }) => sum + minorOf(totalCost ?? 0), 0))
    : null;

/** Goods that somebody prepared; they come into the basket when the person says so (BASKET-48, DEC-21). */
export const PreparedBasket = ({ kinds, lines }: { kinds: PreparedKinds; lines: readonly DescribedLine[] }) => {
  const t = useTranslations('preparedBasket');
  const format = useFormat();
  const isBrowser = useIsBrowser();
  const { states, isBusy, fill } = useFill(kinds, lines);
  const refused = [...states.values()].filter(({ isIn }) => !isIn).length;
  const isPartly = states.size > 0 && refused < states.size;
  const sum = sumOf(lines);
  return (
    <Panel className={css['panel']}>
      <PreparedGoods kinds={kinds} lines={lines} states={states} />
      {sum !== null && (
        <p className={css['sum']}>
          <span>{t('sum')}</span>
          <b>{format.money(sum)}</b>
        </p>
      )}
      {refused > 0 && (
        <Note kind="error" role="alert">
          {isPartly ? t('partly', { count: refused }) : t('refused')}
        </Note>
      )}
      <div className={css['buttons']}>
        {isPartly && <ButtonLink to="/basket">{t('toBasket')}</ButtonLink>}
        <Button
          size={isPartly ? 'md' : 'xl'}
          kind={isPartly ? 'line' : 'primary'}
          isBusy={isBusy}
          disabled={!isBrowser}
          onClick={() => void fill()}
        >
          {refused > 0 ? t('again') : t('fill')}
        </Button>
        <ButtonLink kind="quiet" to="/">
          {t('leave')}
        </ButtonLink>
      </div>
      <p className={css['hint']}>{t('hint', { minutes: holdMinutes })}</p>
      <noscript>
        <Note kind="warn">{t('needsScript')}</Note>
      </noscript>
    </Panel>
  );
};
