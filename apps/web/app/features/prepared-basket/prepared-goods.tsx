import { useTranslations } from 'use-intl/react';
import { kindOf } from '../../shared/basket/goods-kind.ts';
import { useWords } from '../../shared/basket/use-words.ts';
import type from '../../shared/styles/type.module.css';
import { Icon } from '../../shared/ui/icon.tsx';
import { Sign } from '../../shared/ui/sign/sign.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import css from './prepared-basket.module.css';
import type { DescribedLine } from './describe-lines.ts';
import type { PreparedKind, PreparedKinds } from './prepared-kind.ts';
import type { LineState } from './use-fill.ts';

type Props = { kinds: PreparedKinds; lines: readonly DescribedLine[]; states: ReadonlyMap<string, LineState> };

/** What is in a prepared basket, and what became of each line. */
export const PreparedGoods = ({ kinds, lines, states }: Props) => (
  <ul className={css['goods']}>
    {lines.map((line) => (
      <PreparedRow key={line.unique_id} kind={kindOf(kinds, line)} line={line} state={states.get(line.unique_id)} />
    ))}
  </ul>
);

type RowProps = { kind: PreparedKind | undefined; line: DescribedLine; state: LineState | undefined };

const PreparedRow = ({ kind, line, state }: RowProps) => {
  const t = useTranslations('preparedBasket');
  const shop = useTranslations('shop');
  const words = useWords();
  const { format } = words;
  const about = [
    line.race && `${format.name(line.race.city)}, ${format.day(line.race.start_time, line.race.timezone)}`,
    line.variant,
    line.size && t('size', { size: line.size }),
    kind?.pieces(words, line.count),
    line.promocode && t('promocode', { code: line.promocode }),
  ].filter(Boolean);
  const problem = state ? !state.isIn && (state.why ?? line.error ?? t('gone')) : line.error;
  return (
    <li className={css['line']}>
      <div className={css['picture']}>
        {line.picture ? (
          <Picture src={line.picture} alt="" width={160} height={160} sizes="80px" maxWidth={320} />
        ) : (
          <Sign name={kind?.sign ?? 'bag'} />
        )}
      </div>
      <div className={css['what']}>
        <b>{line.title}</b>
        <span className={css['about']}>{about.join('\u00a0· ')}</span>
        {state?.isIn && (
          <span className={css['in']}>
            <Icon name="check" size="s" /> {t('in')}
          </span>
        )}
        {problem && (
          <span className={css['out']}>
            <Icon name="alert" size="s" /> {problem}
          </span>
        )}
      </div>
      {line.totalCost !== null && (
        <p className={css['cost']}>
          {line.fullCost !== null && (
            <s>
              <span className={type['hidden']}>{shop('before')} </span>
              {format.money(line.fullCost)}
            </s>
          )}
          <b className={type['price']}>{format.money(line.totalCost)}</b>
        </p>
      )}
    </li>
  );
};
